"""The names of the heuristics. Every score is the sum of their points."""

HEURISTICS = (
    "score", "board", "coup", "realignment", "war", "event", "harm", "scoring", "space", "china",
    "keep", "doom", "headline", "order", "setup", "discard", "defcon", "wargames", "bid", "operations",
)  # fmt: skip
(
    H_SCORE, H_BOARD, H_COUP, H_REALIGNMENT, H_WAR, H_EVENT, H_HARM, H_SCORING, H_SPACE, H_CHINA,
    H_KEEP, H_DOOM, H_HEADLINE, H_ORDER, H_SETUP, H_DISCARD, H_DEFCON, H_WARGAMES, H_BID, H_OPERATIONS,
) = range(len(HEURISTICS))  # fmt: skip
