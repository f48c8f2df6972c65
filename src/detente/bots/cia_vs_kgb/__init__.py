"""Bots for Cold War: CIA vs KGB: heuristics, the mixed strategy for choosing agents, and the evaluation of positions."""
