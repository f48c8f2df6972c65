"""Relations between people: profiles, mute, block and report, moderation, and personal data."""
