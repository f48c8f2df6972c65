# Poczekalnia: otwarte wyzwania, wyzwania, zegary; wczytywane ze stronami, które ich potrzebują

page-challenges = Wyzwania
page-challenge-to = Wyzwanie dla: { $name }
page-challenge-open = Stół publiczny: inni mogą oglądać, a partia z zegarem liczy się do rankingu
page-accept = Przyjmij
page-decline = Odrzuć
page-lobby-withdraw = Wycofaj
page-my-seeks = Moje otwarte wyzwania
page-seek-new = Znajdź przeciwnika
page-seeks = Otwarte wyzwania
page-seeks-none = Nikt inny nie szuka teraz partii.
page-seek-live = teraz, na żywo
page-seek-days = korespondencyjnie
page-seek-live-note = Poczekaj tutaj: gdy tylko ktoś zechce tego samego, stół otworzy się sam. Otwarte wyzwanie wygasa, gdy zamkniesz tę stronę.
page-seek-days-note = Nie musisz czekać: otwarte wyzwanie jest ważne dwa tygodnie, a gdy ktoś zechce tego samego, znajdziesz stół tutaj i wśród swoich stołów.
page-options-any = dowolne
page-options-printed = jak w instrukcji
page-options-own = własne…
page-seek-low = Ranking od
page-seek-high = Ranking do
page-seek-range = ranking { $low }–{ $high }
page-seek-from = ranking co najmniej { $low }
page-seek-to = ranking najwyżej { $high }
page-seek-any-side = dowolna strona
page-challenge-you-play = grasz jako: { $side }
page-seek-add = Szukaj partii
page-seek-waits = Czekamy na przeciwnika…
page-seek-found = Przeciwnik znaleziony
page-seek-open = Do stołu
page-seek-accept = Zagraj
page-clock-any = dowolny zegar
page-clock-of-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
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
page-vacation-note = Podczas urlopu twoje zegary w partiach korespondencyjnych stoją, a przeciwnicy widzą, do kiedy. Partie w czasie rzeczywistym toczą się dalej. Na rok przypada { $days } dni.
page-vacation-left = { $days ->
    [one] W tym roku został { $days } dzień.
    [few] W tym roku zostały { $days } dni.
    [many] W tym roku zostało { $days } dni.
   *[other] W tym roku zostało { $days } dnia.
}
page-vacation-first = Pierwszy dzień
page-vacation-last = Ostatni dzień
page-vacation-go = Idę na urlop
page-vacation-cancel = Odwołaj
page-vacation-end = Już jestem
