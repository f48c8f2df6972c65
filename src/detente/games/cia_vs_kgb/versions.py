"""Rules versions: since which version each rule is as it is now. A game keeps the version it began with (docs/rules_versions.md)."""

VERSION = 2
LEADER_WINS_EXTRA_ROUNDS = 2  # 10.2: after a tie with enough points, the side ahead in a later Détente wins, even with fewer points
SAVED_AGENT_ACTS = 2  # 7.6: an agent saved by the Nobel Peace Prize has survived, so he uses his ability and goes on leave in Détente
TIE_NAMES_GROUPS = 2  # 7.2: the log names the two groups that settle a tie
