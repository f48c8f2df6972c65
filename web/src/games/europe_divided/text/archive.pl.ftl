# For the archive and statistics: how cards are played, and what happened
way-influence = Wpływy
way-military = Wojska
way-income = Dochód
way-special = Akcja Specjalna
way-skip = pominięcie akcji
way-advantage = Atut
way-cash = wymiana na monety
way-met = spełnione Wydarzenie
happened-clash = Starcie Zbrojne
happened-broken = Rozbicie Wpływów
happened-reaction = reakcja
happened-sanctions = sankcje
happened-breakup = Znacznik Rozbicia
happened-dominance = Dominacja
happened-sea_free = morze bez kontroli
