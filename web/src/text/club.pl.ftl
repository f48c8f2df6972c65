# The club: ratings, results, tournaments; loaded with its pages

page-ratings = Ranking
page-ratings-note = Liczą się gry przy otwartych stołach, jeśli obaj gracze mają konta i grają pełną grę z zegarem. Znak zapytania oznacza ranking tymczasowy: gier jest jeszcze za mało albo od dawna żadnej nie było.
page-ratings-none = Nikt nie ma tu jeszcze rankingu.
page-place = Miejsce
page-player = Gracz
page-rating = Ranking
page-games = Gry
page-last-game = Ostatnia gra
page-number-games = { $number ->
    [one] { $number } gra
    [few] { $number } gry
   *[other] { $number } gier
}
page-curve-told = Ranking po kolejnych grach ({ $games }): od { $low } do { $high }, teraz { $now }
page-by-side = Według stron
page-by-ending = Według zakończeń
page-by-opponent = Według przeciwników
page-won = Wygrane
page-drawn = Remisy
page-lost = Przegrane

## Tournaments

page-tournaments = Turnieje
page-tournament = Turniej
page-tournament-new = Zorganizuj turniej
page-tournament-account = Aby wziąć udział w turnieju lub go zorganizować, potrzebujesz konta.
page-tournament-name = Nazwa
page-tournament-text = Zapowiedź, nagrody, własne zasady
page-tournament-starts = Początek (twój czas)
page-tournament-create = Ogłoś
page-tournament-cancelled = odwołany
page-tournament-winner = Zwycięzca: { $name }
page-tournament-log = Co się działo
page-tournaments-open = Otwarte zapisy
page-tournaments-running = W toku
page-tournaments-past = Zakończone
page-tournaments-none = Na razie nie ma żadnego.
page-number-players = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[other] { $number } graczy
}
page-preset = Rodzaj
page-preset-own = własny
page-preset-evening = wieczór klubowy (3 godziny)
page-preset-league = sezon ligi (grupy, 90 minut)
page-preset-letter = puchar korespondencyjny (2 gry w pojedynku)
page-style = System
page-style-swiss = szwajcarski
page-style-round-robin = każdy z każdym
page-style-single-elimination = pucharowy
page-style-double-elimination = do dwóch porażek
page-rounds-number = Rundy (0: ile potrzeba)
page-division-size = Gracze w grupie (0: jedna grupa)
page-meeting-games = Gry w pojedynku
page-most-players = Najwięcej graczy (0: bez limitu)
page-round-hours = Godziny na rundę
page-move-days = Dni na ruch (0: na żywo)
page-game-minutes = Minuty na grę
page-move-seconds = Sekundy na ruch
page-check-in-minutes = Potwierdzanie obecności przed startem (minuty, 0: bez)
page-clock-told = { $minutes } min + { $seconds } s
page-clock-days-told = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
page-games-each = gry w pojedynku: { $number }, ze zmianą stron
page-starts-at = początek: { $date }
page-phase-open = zapisy otwarte
page-phase-running = w toku
page-phase-over = zakończony
page-phase-cancelled = odwołany
page-director = Sędzia
page-enter = Zgłoś się
page-check-in = Jestem
page-withdraw = Wycofaj się
page-leave-note = Wycofać się? Wszystko, co teraz grasz w tym turnieju, przegrasz.
page-to-my-table = Do mojego stołu
page-standings = Tabela
page-division = Grupa { $number }
page-points = Punkty
page-played = Rozegrane
page-ties-explained = Kryteria pomocnicze
page-tie-head-to-head = Bezpośrednio
    .help = Punkty w spotkaniach z tymi, którzy mają tyle samo punktów, jeśli wszyscy ze sobą grali.
page-tie-buchholz-cut = Buchholz −1
    .help = Suma punktów wszystkich przeciwników prócz najsłabszego.
page-tie-buchholz = Buchholz
    .help = Suma punktów wszystkich przeciwników.
page-tie-sonneborn-berger = Sonneborn-Berger
    .help = Punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis.
page-tie-wins = Wygrane
    .help = Pojedynki wygrane przy stole.
page-tie-games = Gry
    .help = Gry wygrane w pojedynkach; remis to pół gry.
page-csv = Tabela jako CSV
page-bracket = Drabinka
page-bracket-winners = Drabinka zwycięzców
page-bracket-losers = Drabinka przegranych
page-bracket-final = Finał
page-bye = wolny los
page-tournament-round = Runda { $number }
page-round-until = Gry muszą się zakończyć do { $date }. Kto do tej pory nie przyjdzie albo ma ruch, przegrywa.
page-kind-of-bye = wolny los
page-kind-of-half-bye = wolny los za pół punktu
page-kind-of-absent = nieobecność
page-kind-of-forfeit = walkower
page-decide = Rozstrzygnij …
page-tournament-players = Gracze: { $number }
page-entries-none = Nikt się jeszcze nie zgłosił.
page-waits = na liście rezerwowej
page-checked = obecność potwierdzona
page-withdrawn = poza turniejem
page-remove = Usuń
page-start-now = Zacznij teraz
page-cancel-tournament = Odwołaj turniej
page-cancel-note = Odwołać turniej? Trwające gry zostaną przerwane.
page-event-enter = Zgłoszenie
page-event-leave = Wycofanie
page-event-check-in = Potwierdzenie obecności
page-event-start = Turniej rozpoczęty
page-event-pair = Runda { $number } skojarzona
page-event-game = Wynik policzony
page-event-forfeit = Rozstrzygnięcie bez gry
page-event-decide = Decyzja sędziego
page-event-replace = Zmiana gracza
page-event-cancel = Turniej odwołany
page-event-end = Turniej zakończony
