"""Bots for Cold War: CIA vs KGB: heuristics, the mix of agents, and what a position is worth."""
