"""Identity: who a visitor is."""
