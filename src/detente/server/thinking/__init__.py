"""Bots: where they think, their moves at tables, hints and reviews."""
