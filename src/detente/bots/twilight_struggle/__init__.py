"""Heuristics for Twilight Struggle, as kernels: they judge every legal answer by what a seat may know."""
