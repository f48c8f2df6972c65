"""The names of the heuristics. Every score is the sum of their points."""

HEURISTICS = (
    "score", "objective", "riots", "recruit", "theft", "destruction", "denial", "media", "powers", "price", "agent", "secret", "bench",
    "peek", "order", "deck", "rescue", "unmask",
)  # fmt: skip
(
    H_SCORE, H_OBJECTIVE, H_RIOTS, H_RECRUIT, H_THEFT, H_DESTRUCTION, H_DENIAL, H_MEDIA, H_POWERS, H_PRICE, H_AGENT, H_SECRET, H_BENCH,
    H_PEEK, H_ORDER, H_DECK, H_RESCUE, H_UNMASK,
) = range(len(HEURISTICS))  # fmt: skip
