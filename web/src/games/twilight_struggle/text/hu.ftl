game-note = 1945–1989 · kb. 2 óra
