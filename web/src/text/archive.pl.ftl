# The archive, statistics, how somebody plays, and programs as players; loaded with their pages

page-archive-note = Zakończone partie przy publicznych stołach. Adres tej strony zawiera całe wyszukiwanie, wystarczy go przesłać dalej.
page-archive-player = Gracz
page-archive-opponent = Przeciwnik
page-archive-side = Strona gracza
page-archive-result = Wynik
page-result-won = wygrana
page-result-drawn = remis
page-result-lost = przegrana
page-archive-winner = Zwycięzca
page-archive-ending = Zakończenie
page-turn-from = Koniec najwcześniej w turze
page-turn-to = Koniec najpóźniej w turze
page-archive-since = Zakończone od
page-archive-until = Zakończone do
page-archive-card = Zagrana karta
page-archive-by = Kto zagrał
page-archive-way = Jak zagrano
page-archive-event = Co się wydarzyło
page-archive-option = Opcja
page-archive-value = Wartość
page-archive-more = Więcej warunków
page-archive-clear = Wyczyść wyszukiwanie
page-archive-found = { $number ->
    [one] { $number } partia
    [few] { $number } partie
   *[many] { $number } partii
}
page-archive-zip = Pobierz jako pliki (ZIP)
page-archive-lines = Pobierz jako JSON Lines
page-archive-most = Najwyżej { $number } najnowszych.
page-archive-length = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
page-statistics-note = Wszystkie zakończone partie przy publicznych stołach, liczone na bieżąco.
page-statistics-none = Nie zakończono tu jeszcze żadnej partii.
page-statistics-years = Kto wygrywał w kolejnych latach
page-statistics-endings = Jak kończyły się partie
page-turn-ended = W której turze kończyły się partie
page-statistics-cards = Karty
page-statistics-cards-note = Ile razy każda ze stron zagrała kartę i ile z tych partii wygrała.
page-statistics-times = Zagrania
page-statistics-rate = Wygrane
page-statistics-order = Kolejność
page-statistics-by-times = najczęściej grane
page-statistics-by-rate = najwięcej wygranych
page-statistics-by-name = według nazwy
page-statistics-bar = { $name }: razem { $games }, { $parts }
page-turn-number = Tura { $number }
page-play-style = Styl gry
page-turn-mean = Średnia ostatnia tura
page-style-openings = Otwarcia
page-style-won = wygrane: { $won } z { $games }
page-visibility-note = Twoja nazwa i same partie pozostają publiczne; ukrytą część widzisz tylko ty, a twoich partii nie da się wyszukać po nazwie gracza.
page-part-ratings = Rankingi i ich wykres
page-part-results = Wyniki według strony, zakończenia i przeciwnika
page-part-games = Moje partie, także w wyszukiwarce archiwum
page-part-style = Ulubione karty i otwarcia
page-saved = Zapisano.
page-tokens-note = Token pozwala programowi działać w twoim imieniu: botowi grać, skryptowi zaglądać do twoich stołów. Program nie ma dostępu do hasła, adresu, sesji ani innych tokenów.
page-token-name = Nazwa tokenu
page-token-scopes = Uprawnienia
page-scope-read = Widzieć to, co ja
page-scope-play = Szukać przeciwników (stoły, wyzwania) i grać
page-scope-chat = Pisać na czacie
page-scope-tournaments = Brać udział w turniejach i je organizować
page-token-make = Utwórz token
page-token-once = Oto token. Skopiuj go teraz, bo nie zostanie pokazany ponownie.
page-token-copy = Kopiuj
page-token-copied = Skopiowano.
page-token-dates = Utworzony { $created }, ostatnio użyty { $used }
page-token-unused = Utworzony { $created }, jeszcze nieużyty
page-token-end = Unieważnij
page-token-end-of = Unieważnij token „{ $name }”
page-token-ended = Token został unieważniony.
page-bots = Konta botów
page-bots-note = Konto bota to osobny gracz, oznaczony jako bot wszędzie, gdzie widać jego nazwę. Należy do ciebie: ty tworzysz jego tokeny. Bot może grać przy stołach i w turniejach, które dopuszczają boty.
page-bot-name = Nazwa bota
page-bot-make = Utwórz konto bota
page-bot-delete = Usuń
page-bot-delete-of = Usuń konto bota „{ $name }”
page-bot-deleted = Konto bota zostało usunięte.
