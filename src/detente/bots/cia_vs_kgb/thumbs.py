"""The names of the rules of thumb. Every score is a sum of what some of them say."""

THUMBS = (
    "score", "objective", "riots", "recruit", "theft", "destruction", "denial", "media", "powers", "price", "agent", "secret", "bench",
    "peek", "order", "deck", "rescue", "unmask",
)  # fmt: skip
(
    T_SCORE, T_OBJECTIVE, T_RIOTS, T_RECRUIT, T_THEFT, T_DESTRUCTION, T_DENIAL, T_MEDIA, T_POWERS, T_PRICE, T_AGENT, T_SECRET, T_BENCH,
    T_PEEK, T_ORDER, T_DECK, T_RESCUE, T_UNMASK,
) = range(len(THUMBS))  # fmt: skip
