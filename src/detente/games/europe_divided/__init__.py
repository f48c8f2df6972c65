"""Europe Divided: rules, tables and texts."""
