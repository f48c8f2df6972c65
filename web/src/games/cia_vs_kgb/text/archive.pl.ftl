# For the archive and statistics: how cards are played, and what happened
way-agent = agent X
way-recruit = rekrutacja
way-mobilise = mobilizacja
way-claim = zdobycie celu
happened-riots = zamieszki
happened-killed = śmierć agenta
happened-saved = ocalenie agenta
happened-destroy = zniszczenie grupy
happened-tie = remis
happened-buried = cel na spodzie talii
happened-revived = powrót agenta
turn-number = Runda { $number }
turn-from = Koniec najwcześniej w rundzie
turn-to = Koniec najpóźniej w rundzie
turn-ended = W której rundzie kończyły się partie
turn-mean = Średnia ostatnia runda
