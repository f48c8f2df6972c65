"""The commands of `detente`, a module each; `run` does the work and gives the exit code."""
