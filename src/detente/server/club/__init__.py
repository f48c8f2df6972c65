"""Ratings, pairings and standings: what a club computes. Nothing here knows a game, a page or a database."""
