"""The commands of `detente`, one module each; `run` does the work and returns the exit code."""
