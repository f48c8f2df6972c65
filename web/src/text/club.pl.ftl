# The club: ratings, results, tournaments; loaded with its pages

page-ratings-note = Liczą się partie przy publicznych stołach, jeśli obaj gracze mają konta i grają pełną grę z zegarem. Znak zapytania oznacza ranking tymczasowy: partii jest jeszcze za mało albo od dawna żadnej nie było.
page-ratings-none = Nikt nie ma tu jeszcze rankingu.
page-own-ratings = Ranking
page-place = Miejsce
page-player = Gracz
page-rating = Ranking
page-games = Partie
page-last-game = Ostatnia partia
page-number-games = { $number ->
    [one] { $number } partia
    [few] { $number } partie
   *[other] { $number } partii
}
page-curve-summary = Ranking po kolejnych partiach ({ $games }): od { $low } do { $high }, teraz { $now }
page-by-side = Według stron
page-by-ending = Według zakończeń
page-by-opponent = Według przeciwników
page-won = Wygrane
page-drawn = Remisy
page-lost = Przegrane

## Tournaments

page-tournament = Turniej
page-tournament-new = Zorganizuj turniej
page-tournament-account = Aby wziąć udział w turnieju lub go zorganizować, potrzebujesz konta.
page-tournament-name = Nazwa
page-tournament-text = Zapowiedź, własne zasady
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
page-players-of = { $number } z { $most } graczy
page-preset = Szablon
page-preset-own = własny
page-preset-correspondence = puchar korespondencyjny (2 partie w pojedynku)
page-style = System
page-style-swiss = szwajcarski
    .help = Wszyscy grają w każdej rundzie, z kimś o podobnej liczbie punktów.
page-style-round-robin = kołowy
    .help = Każdy gra z każdym raz.
page-style-single-elimination = pucharowy
    .help = Kto przegra pojedynek, odpada.
page-style-double-elimination = do dwóch porażek
    .help = Kto przegra dwa pojedynki, odpada.
page-rounds-number = Rundy (0: ile potrzeba)
page-division-size = Graczy w dywizji lub grupie (0: jedna)
page-match-games = Partie w pojedynku
page-most-players = Limit graczy (0: bez limitu)
page-round-hours = Godziny na rundę
page-move-days = Dni na ruch (0: czas rzeczywisty)
page-game-minutes = Minuty na partię
page-move-seconds = Sekundy na ruch
page-check-in-minutes = Potwierdzanie obecności przed startem (minuty, 0: bez)
page-clock-minutes-and-seconds = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
page-clock-days-per-move = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
page-games-each = Partie w pojedynku: { $number }, ze zmianą stron.
page-starts-at = początek: { $date }
page-phase-open = zapisy otwarte
page-phase-running = w toku
page-phase-over = zakończony
page-phase-cancelled = odwołany
page-director = Sędzia
page-enter = Zgłoś się
page-enter-waiting = Zapisz się na listę rezerwową
page-you-wait = Jesteś na liście rezerwowej: zagrasz, jeśli ktoś zrezygnuje przed startem.
page-you-checked = Twoja obecność jest potwierdzona.
page-enter-late = Możesz jeszcze dołączyć: jest wolne miejsce{ $where }. Za rundy już rozpoczęte spóźniony gracz nie dostaje punktów; ustalone pary się nie zmieniają.
page-late-places = Można jeszcze dołączyć. Wolne miejsca: { $places }{ $where }.
page-late-closed = Dołączyć już nie można: nie ma wolnego miejsca albo rozpoczęła się ponad połowa rund. Możesz wstawić kogoś na miejsce innego gracza.
page-check-in = Jestem
page-withdraw = Wycofaj się
page-leave-note = Wycofać się? Wszystko, co teraz grasz w tym turnieju, przegrasz.
page-to-my-table = Do mojego stołu
page-division = Dywizja { $number }
page-points = Punkty
page-played = Rozegrane
page-ties-explained = Kryteria pomocnicze
page-tie-head-to-head = Bezpośrednio
    .help = Punkty w pojedynkach z tymi, którzy mają tyle samo punktów, jeśli wszyscy ze sobą grali.
page-tie-buchholz-cut = Buchholz −1
    .help = Suma punktów wszystkich przeciwników prócz najsłabszego.
page-tie-buchholz = Buchholz
    .help = Suma punktów wszystkich przeciwników.
page-tie-sonneborn-berger = Sonneborn-Berger
    .help = Punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis.
page-tie-wins = Wygrane
    .help = Pojedynki wygrane przy stole.
page-tie-games = Partie
    .help = Partie wygrane w pojedynkach; remis to pół partii.
page-csv = Tabela jako CSV
page-bracket = Drabinka
page-bracket-winners = Drabinka zwycięzców
page-bracket-losers = Drabinka przegranych
page-bracket-final = Finał
page-bye = wolny los
page-tournament-round = Runda { $number }
page-round-until = Partie muszą się zakończyć do { $date }. Kto do tego czasu nie przyjdzie albo będzie na ruchu, przegrywa.
page-kind-of-bye = wolny los
page-kind-of-half-bye = wolny los za pół punktu
page-kind-of-absent = nieobecność
page-kind-of-forfeit = walkower
page-decide = Rozstrzygnij…
page-decide-sure = Wpisać { $result } w pojedynku { $first } – { $second }?
page-directors-game = Własna partia sędziego
page-entries-none = Nikt się jeszcze nie zgłosił.
page-waits = na liście rezerwowej
page-checked = obecność potwierdzona
page-withdrawn = poza turniejem
page-remove = Usuń
page-start-now = Zacznij teraz
page-cancel-tournament = Odwołaj turniej
page-cancel-note = Odwołać turniej? Trwające partie zostaną przerwane.
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

## Leagues, ladders, directors

page-preset-night = wieczór klubowy (szwajcarski, 3 godziny)
page-preset-league = liga (dywizje, sezony, 90 minut)
page-preset-ladder = drabinka rankingowa korespondencyjna
page-preset-keep = Zapisz jako mój szablon
page-preset-name = Nazwa szablonu
page-preset-saved = Szablon zapisany: znajdziesz go na liście szablonów.
page-preset-forget = Usuń ten szablon
page-style-ladder = drabinka rankingowa
    .help = Gracze wyzywają stojących wyżej; zwycięzca zajmuje miejsce.
page-prizes = Nagrody
page-spread = Grupy o równej sile zamiast dywizji
page-seasons-follow = Rozgrywane w sezonach: po końcu jednego ogłaszany jest następny
page-up-number = Awans i spadek (graczy z dywizji)
page-pause-days = Dni między sezonami
page-ladder-reach = O ile miejsc wyżej można wyzwać
page-ladder-idle = Dni bez partii, po których spada się o miejsce (0: nigdy)
page-ladder-ends = Koniec (puste: gdy zakończy ją sędzia)
page-challenge-hours = Godziny na wyzwanie
page-playoff-size = Graczy w fazie pucharowej (0: brak)
page-playoff-games = Partii w pojedynku fazy pucharowej (0: jak wcześniej)
page-playoff-options = Faza pucharowa ma własne opcje, na przykład licytację
page-playoff-options-title = Opcje fazy pucharowej
page-more-rules = Więcej zasad
page-least-players = Minimum graczy (przy mniejszej liczbie turniej się nie odbędzie)
page-half-byes = Rundy, które można opuścić za pół punktu
page-most-forfeits = Walkowery do wykluczenia (0: nigdy)
page-late-allowed = Zgłoszenia aż do drugiej rundy
page-late-places-allowed = Zgłoszenia na wolne miejsca w pierwszej połowie rund
page-bots-allowed = Konta botów mogą się zgłaszać
page-ties-choose = Kryteria pomocnicze w kolejności zaznaczania (żadne: zwykłe):
page-view-overview = Przegląd
page-view-standings = Tabela
page-view-crosstable = Tabela krzyżowa
page-view-bracket = Drabinka
page-view-rounds = Terminarz i partie
page-view-players = Gracze
page-view-director = Sędzia
page-view-log = Dziennik
page-group = Grupa { $number }
page-season = Sezon { $number }
page-seasons = Sezony
page-goes-up = awansuje
page-goes-down = spada
page-up-note = ▲▼ Miejsca dające awans i oznaczające spadek w następnym sezonie: po { $number } w dywizji.
page-ladder-note = { $reach ->
    [one] Wyzwać można kogoś o jedno miejsce wyżej.
    [few] Wyzwać można kogoś najwyżej o { $reach } miejsca wyżej.
   *[other] Wyzwać można kogoś najwyżej o { $reach } miejsc wyżej.
}
page-ladder-idle-note = { $days ->
    [one] Kto nie gra przez { $days } dzień, spada o jedno miejsce.
   *[other] Kto nie gra przez { $days } dni, spada o jedno miejsce.
}
page-show-matches = { $number ->
        [one] Pokaż { $number } pojedynek
        [few] Pokaż { $number } pojedynki
       *[other] Pokaż { $number } pojedynków
    }
page-ladder-challenge = Wyzwij
page-challenge-number = Wyzwanie { $number }
page-playoff-round = Faza pucharowa, runda { $number }
page-crosstable-note = W wierszu są wyniki gracza z pozostałymi, w kolejności tabeli; gwiazdka to partia w toku.
page-crosstable-swiss = Dla każdej rundy: wynik i miejsce przeciwnika w tabeli. + to wolny los z punktem, ½ wolny los za pół punktu, – nieobecność, f walkower; gwiazdka to partia w toku.
page-bracket-save = Zapisz jako obraz (SVG)
page-bracket-more = Dalsze rundy
page-schedule = Terminarz
page-date-check-in = Potwierdzanie obecności
page-date-start = Początek
page-date-round = Runda { $number }
page-date-end = Koniec
page-at-the-latest = najpóźniej
page-calendar = Terminy do kalendarza (ICS)
page-results-csv = Wyniki jako CSV
page-games-to-watch = Partie do obejrzenia teraz
page-how-played = Jak się gra
page-hours-number = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
page-days-number = { $days ->
    [one] { $days } dzień
    [many] { $days } dni
   *[other] { $days } dni
}
page-rule-rounds = Liczba rund: { $number }.
page-rule-divisions = Dywizje według rankingu, po około { $number } graczy.
page-rule-groups = Grupy o równej sile, po około { $number } graczy.
page-rule-round = Czas na rundę: { $length }. Kto do jej końca nie przyjdzie albo będzie na ruchu, przegrywa.
page-rule-challenge = Czas na wyzwanie: { $length }. Kto do jego końca nie przyjdzie albo będzie na ruchu, przegrywa.
page-rule-playoff = Potem faza pucharowa dla { $number } najlepszych: kto przegra, odpada.
page-rule-seasons = { $number ->
    [0] Potem następny sezon.
    [one] Potem następny sezon; z każdej dywizji awansuje jeden gracz i jeden spada.
   *[other] Potem następny sezon; z każdej dywizji awansuje { $number } graczy i tylu samo spada.
}
page-rule-check-in = { $minutes ->
    [one] Kto nie potwierdzi obecności w ciągu { $minutes } minuty przed początkiem, nie dostanie pary.
   *[other] Kto nie potwierdzi obecności w ciągu { $minutes } minut przed początkiem, nie dostanie pary.
}
page-rule-late = Zgłaszać się można do początku drugiej rundy.
page-rule-late-places = Wolne miejsca można zajmować przez pierwszą połowę rund; za rundy już rozpoczęte nie ma punktów.
page-rule-half-byes = { $number ->
    [one] Można opuścić { $number } rundę za pół punktu.
    [few] Można opuścić { $number } rundy, każdą za pół punktu.
   *[other] Można opuścić { $number } rund, każdą za pół punktu.
}
page-rule-forfeits = { $number ->
    [one] Kto odda pojedynek walkowerem, odpada.
    [few] Kto odda walkowerem { $number } pojedynki, odpada.
   *[other] Kto odda walkowerem { $number } pojedynków, odpada.
}
page-rule-most = Najwyżej { $number } graczy; pozostali czekają, aż ktoś się wycofa.
page-rule-bots = Konta botów mogą się zgłaszać.
page-sit-out = Opuść następną rundę
page-sit-out-note = Opuścić następną rundę? Nie dostaniesz w niej pary.
page-sits-out = opuszcza następną rundę
page-embed = Osadź na innej stronie
page-embed-note = Wstaw to na swoją stronę; pokaże ten widok, zawsze aktualny. Dopisz &lang=en lub &theme=dark, aby zmienić język lub motyw.
page-announce = Napisz do wszystkich graczy
page-announce-send = Ogłoś
page-swap = Zamień miejscami
page-swap-note = Dwaj gracze tej rundy zamieniają się miejscami; grający ze sobą – stronami. Tylko przed wynikiem.
page-replace = Zastąp
page-replace-note = Nowy gracz zajmuje miejsce dotychczasowego, ze wszystkimi punktami.
page-replacement = Adres profilu nowego gracza
page-extend = Przedłuż
page-extend-until = Trwające partie można grać do
page-change-words = Zmień nazwę, zapowiedź, nagrody i początek
    .begun = Zmień nazwę, zapowiedź i nagrody
page-change = Zmień
page-stop-league = Bez następnego sezonu
page-stop-note = Zakończyć ligę na tym sezonie?
page-stop-ladder = Zakończ drabinkę
page-stop-ladder-note = Zakończyć drabinkę? Trwające wyzwania zostaną dograne, nowych nie będzie.
page-event-sit-out = Opuszcza rundę
page-event-challenge = Wyzwanie
page-event-remind = Gracze powiadomieni
page-event-playoff = Początek fazy pucharowej
page-event-idle = Spadek o miejsce za brak gry
page-event-swap = Zamiana miejsc
page-event-extend = Przedłużono czas
page-event-announce = Ogłoszono
page-event-change = Zmieniono opis lub terminy
page-event-stop = Bez dalszego ciągu
page-rating-bot = Bot · { $name }
page-rating-error = błąd standardowy ± { $error }
page-ratings-bots-note = Boty stoją tam, gdzie zmierzono je w meczach między sobą, przesunięte według partii ludzi z nimi; ± to błąd standardowy. Partie z botami nie liczą się do rankingu ludzi.
page-minutes-number = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
