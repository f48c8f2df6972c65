# Poczekalnia: zgłoszenia do gry, wyzwania, zegary; wczytywane ze stronami, które ich potrzebują

page-challenges = Wyzwania
page-challenge-to = Wyzwanie dla: { $name }
page-challenge-open = Stół publiczny: inni mogą oglądać, a partia z zegarem liczy się do rankingu
page-accept = Przyjmij
page-decline = Odrzuć
page-wish-withdraw = Wycofaj
page-my-wishes = W co chcę zagrać
page-wish-new = Znajdź przeciwnika
page-wishes = Inni chętni do gry
page-wishes-none = Nikt inny nie szuka teraz partii.
page-wish-pace = Tempo
page-wish-live = teraz, za jednym posiedzeniem
page-wish-days = korespondencyjnie
page-wish-live-note = Poczekaj tutaj: gdy tylko ktoś zechce tego samego, stół otworzy się sam. Zgłoszenie wygasa, gdy zamkniesz tę stronę.
page-wish-days-note = Nie musisz czekać: zgłoszenie jest ważne dwa tygodnie, a gdy ktoś zechce tego samego, znajdziesz stół tutaj i wśród swoich stołów.
page-options-any = dowolne
page-options-printed = jak w instrukcji
page-options-own = własne…
page-wish-low = Ranking od
page-wish-high = Ranking do
page-wish-range = ranking { $low }–{ $high }
page-wish-any-side = dowolna strona
page-wish-you-play = grasz jako: { $side }
page-wish-add = Szukaj partii
page-wish-waits = Czekamy na przeciwnika…
page-wish-found = Przeciwnik znaleziony
page-wish-open = Do stołu
page-wish-take = Zagraj
page-clock-any = dowolny zegar
page-clock-of-minutes = { $minutes } min + { $seconds } s
page-clock-of-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}
page-clock-of-budget = { $days ->
    [one] { $days } dzień na partię
    [few] { $days } dni na partię
   *[other] { $days } dni na partię
}
page-clock-own-minutes = własny: minuty i sekundy…
page-clock-own-move = własny: dni na ruch…
page-clock-own-game = własny: dni na partię…
page-clock-minutes = Minuty na partię
page-clock-seconds = Sekundy na ruch
page-clock-days-number = Dni

## Zegary, o których decydują gracze

page-give-time = Dodaj czas przeciwnikowi
page-give-minutes = +{ $minutes } min
page-give-days = { $days ->
    [one] +{ $days } dzień
    [few] +{ $days } dni
   *[other] +{ $days } dni
}
page-ask-adjourn = Zaproponuj odroczenie
page-claim-later = Przeciwnikowi nie biegnie żaden zegar. Jeśli nic się nie wydarzy, od { $date } możesz uznać partię za wygraną.
page-claim-now = Przeciwnika nie ma od 30 dni.
page-claim-win = Uznaj za wygraną
page-claim-sure = Tak, uznaj za wygraną
page-claim-off = Anuluj partię
page-vacation-note = Podczas urlopu twoje zegary w partiach korespondencyjnych stoją, a przeciwnicy widzą, do kiedy. Partie rozgrywane za jednym posiedzeniem toczą się dalej. Na rok przypada { $days } dni.
page-vacation-left = { $days ->
    [one] W tym roku został { $days } dzień.
    [few] W tym roku zostały { $days } dni.
    [many] W tym roku zostało { $days } dni.
   *[other] W tym roku zostało { $days } dnia.
}
page-vacation-first = Pierwszy dzień
page-vacation-last = Ostatni dzień
page-vacation-go = Idę na urlop
page-vacation-end = Już jestem
