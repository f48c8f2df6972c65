"""The server: tables that people and bots play at over the network. Started by `detente serve` (docs/host.md)."""
