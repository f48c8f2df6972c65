"""Self-play training: batched games, features, network and learner, for every game by the same code (docs/training.md).

The modules that hold tensors need PyTorch; features and the batches of `batch.py` need numpy alone.
"""
