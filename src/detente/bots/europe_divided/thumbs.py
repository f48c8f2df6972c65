"""The names of the rules of thumb. Every score is a sum of what some of them say."""

THUMBS = (
    "score", "event", "denial", "dominance", "influence", "region_card", "sea", "units", "coins", "order", "pair", "advantage", "effect",
    "reaction", "reveal", "discard", "breakup",
)  # fmt: skip
(
    T_SCORE, T_EVENT, T_DENIAL, T_DOMINANCE, T_INFLUENCE, T_REGION_CARD, T_SEA, T_UNITS, T_COINS, T_ORDER, T_PAIR, T_ADVANTAGE, T_EFFECT,
    T_REACTION, T_REVEAL, T_DISCARD, T_BREAKUP,
) = range(len(THUMBS))  # fmt: skip
