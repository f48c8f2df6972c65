game-note = 1945–1989 · about 2 h
