"""Ratings, pairings and standings. Nothing here knows a game, a page or a database."""
