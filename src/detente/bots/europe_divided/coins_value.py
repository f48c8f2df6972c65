"""The value of coins to a seat."""

from detente.engine.kernel import kernel
from detente.games.europe_divided.options import COINS, HIDDEN
from detente.games.europe_divided.state import State

from .memory import W_COIN, W_COIN_LATE, Memory

PLENTY = 6  # coins beyond which one more hardly helps
USUAL = 4  # assumed for coins that cannot be seen
BRIEF = 4  # turns before the end in which coins lose their value


@kernel
def purse(s: State, m: Memory, side: int) -> int:
    """The coins of a side as far as the seat knows."""
    if side != m.seat and s.option[COINS] == HIDDEN:
        return USUAL
    return int(s.coins[side])


@kernel
def coins_value(m: Memory, coins: int) -> int:
    """The value of coins in hundredths of a victory point: the first six count more, and all count less towards the end."""
    worth = m.weight[W_COIN] * min(coins, PLENTY) + m.weight[W_COIN_LATE] * max(0, coins - PLENTY)
    return int(worth * min(m.left - 1, BRIEF) // BRIEF) if m.left > 1 else int(coins)


@kernel
def coins_gain(s: State, m: Memory, side: int, change: int) -> int:
    """The seat's gain when a side takes or pays coins."""
    before = purse(s, m, side)
    gain = coins_value(m, max(0, before + change)) - coins_value(m, before)
    return int(gain if side == m.seat else -gain)
