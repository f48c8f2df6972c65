"""Coins: prices, and the coins of both sides (5.1, 5.5 to 5.7)."""

from detente.engine.kernel import kernel
from detente.engine.machine import log

from .cards import CARD_REGION
from .options import COINS, HIDDEN
from .state import L_COINS, L_PURSE, State

PLACE_PRICE, MOBILISE_PRICE = 2, 2


@kernel
def change_coins(s: State, side: int, change: int) -> None:
    """Add or subtract coins; where coins are hidden, the log does not state the total."""
    if change == 0:
        return
    s.coins[side] += change
    if s.option[COINS] == HIDDEN:
        log(s, L_PURSE, side, change)
    else:
        log(s, L_COINS, side, change, s.coins[side])


@kernel
def price_of(s: State, side: int, coins: int) -> int:
    """The price that a side has to pay now: sanctions raise every price in coins."""
    return int(coins + s.surcharge[side]) if coins > 0 else 0


@kernel
def can_pay(s: State, side: int, coins: int) -> bool:
    """Return whether a side can pay a price."""
    return bool(s.coins[side] >= price_of(s, side, coins))


@kernel
def pay(s: State, side: int, coins: int) -> None:
    """Pay a price."""
    change_coins(s, side, -price_of(s, side, coins))


@kernel
def most_steps(s: State, side: int) -> int:
    """5.7: the maximum number of steps: the first one is free, each further one costs a coin."""
    return int(1 + max(0, s.coins[side] - s.surcharge[side]))


@kernel
def lying_coins(s: State, card: int) -> int:
    """5.5: the coins in the region of the card, which both players can use."""
    region = CARD_REGION[card]
    return int(s.region_coins[region]) if region >= 0 else 0
