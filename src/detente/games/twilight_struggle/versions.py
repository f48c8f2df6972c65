"""Rules versions: since which version each rule is as it is now. A game keeps the version it began with (docs/rules_versions.md)."""

VERSION = 2

RESHUFFLE_AT_ONCE = 2  # 4.3: the discards are reshuffled when the last card of the pile is drawn, not at the next draw
WARGAMES_BY_USSR = 2  # Late War: the US needs 20 VP at the final scoring and when it plays Wargames, not when the USSR does
LAST_ROUND_WAYS_OUT = 2  # 10.1.5: one criterion for the cards that may be played when scoring cards are due
OPS_ARE_ADDED = 2  # position lines: `ops` is added to what Containment, Brezhnev Doctrine and Red Scare/Purge give; it replaced them
