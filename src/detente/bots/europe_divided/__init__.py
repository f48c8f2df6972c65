"""The bots' judgement of Europe Divided."""
