"""Self-play training: batched games, features, network and learner, the same code for every game (docs/training.md).

The modules that use tensors need PyTorch; features and the batches of `batch.py` need only numpy.
"""
