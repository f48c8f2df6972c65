"""People among each other: profiles, mute, block and report, moderation, and what is kept about somebody."""
