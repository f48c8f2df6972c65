"""The arena: many games between bots on the cores of one machine or a Ray cluster, and ratings with error bars."""
