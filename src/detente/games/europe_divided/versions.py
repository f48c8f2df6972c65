"""Rules versions: since when each rule is as it is now. A game keeps to its end the version it began with (docs/rules_versions.md)."""

VERSION = 2
