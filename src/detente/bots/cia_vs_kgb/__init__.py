"""Bots for Cold War: CIA vs KGB: rules of thumb, the mix of agents, and what a position is worth."""
