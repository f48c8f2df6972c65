game-note = 1945–1989 · ok. 2 godz.
