"""The names of the rules of thumb. Every score is a sum of what some of them say."""

THUMBS = (
    "score", "board", "coup", "military", "tempo", "realignment", "war", "event", "harm", "victory_points", "scoring", "space", "china",
    "keep", "poison", "doom", "headline", "order", "setup", "discard", "defcon", "finish", "wargames", "bid", "operations",
)  # fmt: skip
(
    T_SCORE, T_BOARD, T_COUP, T_MILITARY, T_TEMPO, T_REALIGNMENT, T_WAR, T_EVENT, T_HARM, T_VICTORY_POINTS, T_SCORING, T_SPACE, T_CHINA,
    T_KEEP, T_POISON, T_DOOM, T_HEADLINE, T_ORDER, T_SETUP, T_DISCARD, T_DEFCON, T_FINISH, T_WARGAMES, T_BID, T_OPERATIONS,
) = range(len(THUMBS))  # fmt: skip
