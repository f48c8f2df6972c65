"""Heuristics for Twilight Struggle, as kernels: they score every legal answer by what a seat may know."""
