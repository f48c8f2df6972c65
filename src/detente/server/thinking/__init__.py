"""Bots: where they compute, their moves at tables, hints and reviews."""
