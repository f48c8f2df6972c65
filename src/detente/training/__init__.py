"""Self-play training: batched games, features, network and learner, for every game by the same code (docs/training.md).

Only `network`, `learner`, `rollout`, `league`, `matches` and `run` need PyTorch; features and batches need numpy alone.
"""
