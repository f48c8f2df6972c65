"""Finished games: what they were about, for archives and statistics."""
