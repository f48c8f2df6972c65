"""Environments for research: the games with the interfaces of PettingZoo, Gymnasium and OpenSpiel, and batches of many games.

```python
from detente.env.aec import env               # PettingZoo: env(TITLE)
from detente.env.seat import SeatEnv          # Gymnasium: one seat against a bot or a policy
from detente.env.vector import VectorTable    # thousands of games at once
import detente.env.spiel                      # OpenSpiel: pyspiel.load_game("python_detente(game=TITLE)")
```

`pip install 'detente[env]'` installs PettingZoo and Gymnasium, `'detente[spiel]'` OpenSpiel. docs/research.md has the details.
"""
