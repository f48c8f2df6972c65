"""Rules versions: since which version each rule is as it is now. A game keeps the version it began with (docs/rules_versions.md)."""

# Versions 2 and 3: revised reconstructed values (docs/europe_divided.md); the earlier ones are in data/earlier_values.csv.
VERSION = 3

REACTION_BARS_UNDO = 2  # 2.5: with hidden coins an action that offers the other side a reaction cannot be taken back
