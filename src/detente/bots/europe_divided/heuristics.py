"""The names of the heuristics. Every score is the sum of their points."""

HEURISTICS = (
    "score", "event", "denial", "dominance", "influence", "region_card", "sea", "units", "coins", "order", "pair", "advantage", "effect",
    "reaction", "reveal", "discard", "breakup",
)  # fmt: skip
(
    H_SCORE, H_EVENT, H_DENIAL, H_DOMINANCE, H_INFLUENCE, H_REGION_CARD, H_SEA, H_UNITS, H_COINS, H_ORDER, H_PAIR, H_ADVANTAGE, H_EFFECT,
    H_REACTION, H_REVEAL, H_DISCARD, H_BREAKUP,
) = range(len(HEURISTICS))  # fmt: skip
