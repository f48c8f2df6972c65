"""Bots for Europe Divided: heuristics and the evaluation of positions."""
