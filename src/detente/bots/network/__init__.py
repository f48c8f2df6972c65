"""What a network sees and where its weights are kept: needed to play with one (`network_bot.py`) and to train one (`detente.training`)."""
