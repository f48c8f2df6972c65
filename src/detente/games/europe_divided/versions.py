"""Rules versions: since when each rule is as it is now. A game keeps to its end the version it began with (docs/rules_versions.md)."""

# Version 2: printed and reconstructed values, chosen anew (docs/europe_divided.md); the earlier ones are in tables/earlier_values.csv.
VERSION = 2
