"""The archive of finished games: filled when a game ends; searched, downloaded, counted."""
