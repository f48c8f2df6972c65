"""The inputs of a network and the files of its weights: used for playing (`network_bot.py`) and for training (`detente.training`)."""
