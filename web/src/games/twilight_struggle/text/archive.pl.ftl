# For the archive and statistics: how cards are played, and what happened
way-headline = Wydarzenie Kluczowe
way-event = Wydarzenie
way-operations = Operacje
way-space = Wyścig Kosmiczny
happened-coup = Przewrót
happened-realign = Wywieranie Presji
happened-war = wojna
happened-space = awans w Wyścigu Kosmicznym
happened-scoring = Rozstrzygnięcie regionu
happened-trap_roll = rzut z powodu karty „{ card-bear_trap }” lub „{ card-quagmire }”
happened-crisis_over = koniec działania karty „{ card-cuban_missile_crisis }”
happened-penalty = kara za brak Operacji Wojskowych
happened-final_scoring = Rozstrzygnięcie Końcowe
