"""The action list: everything a player can do, as a number and as a name.

Groups, activations and objectives each occupy consecutive bits of one word of the legal mask, so that whole sets can be copied into it.
"""

from detente.engine.bits import WORD

from .cards import AGENTS, EVENTS, GROUPS, OBJECTIVES, SIDES

ACTIONS: tuple[str, ...] = (
    *(f"group:{group}" for group in GROUPS),
    *(f"activate:{group}" for group in GROUPS),
    *(f"agent:{agent}" for agent in AGENTS),
    "recruit", "pass", *(f"first:{side}" for side in SIDES), "peek", "decline",
    *(f"objective:{objective}" for objective in OBJECTIVES),
    *(f"spend:{event}" for event in EVENTS),
    "media:recruit", "media:discard", "media:leave",
)  # fmt: skip
ACTION = {name: number for number, name in enumerate(ACTIONS)}

# Group, agent or objective n is action A_… + n.
A_GROUP, A_ACTIVATE = ACTION[f"group:{GROUPS[0]}"] - 1, ACTION[f"activate:{GROUPS[0]}"] - 1
A_AGENT, A_OBJECTIVE = ACTION[f"agent:{AGENTS[0]}"] - 1, ACTION[f"objective:{OBJECTIVES[0]}"] - 1
A_RECRUIT, A_PASS, A_PEEK, A_DECLINE = ACTION["recruit"], ACTION["pass"], ACTION["peek"], ACTION["decline"]
A_FIRST = ACTION["first:cia"]
A_MEDIA_RECRUIT, A_MEDIA_DISCARD, A_MEDIA_LEAVE = (ACTION[f"media:{use}"] for use in ("recruit", "discard", "leave"))
A_NOBEL, A_LIVE_BENEFIT, A_NUCLEAR, A_SPACE_RACE, A_OLYMPICS, A_SUMMIT = (
    ACTION[f"spend:{event}"]
    for event in ("nobel_peace_prize", "live_benefit", "nuclear_escalation", "space_race", "olympic_games", "summit_meeting")
)

ACTIVATE_SHIFT, AGENT_SHIFT = A_ACTIVATE + 1, A_AGENT + 1
OBJECTIVE_WORD = (A_OBJECTIVE + 1) // WORD
ACTION_WORDS = -(-len(ACTIONS) // WORD)
assert (A_OBJECTIVE + 1) % WORD == 0, "objectives must start a word of the mask"
