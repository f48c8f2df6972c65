"""Summaries of finished games, for archives and statistics."""
