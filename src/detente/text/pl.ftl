### Détente: komunikaty wspólne dla wszystkich gier

## Błędy: po jednym dokładnym zdaniu; niczego nie zmieniono
# Słowa w „” są takie, jak je wpisano. $values, $options, $games, $seats, $languages, $bots, $near: nazwy po przecinkach.

error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”; dozwolone wartości: { $values }.
error-option-list = Opcja „{ $option }” nie może zawierać „{ $given }”; może zawierać dowolne z: { $values }.
error-option-name = Nie ma opcji „{ $option }”; dostępne opcje: { $options }.
error-language = Brak tekstów w języku „{ $lang }”; dostępne języki: { $languages }.
error-game = Nie ma gry „{ $game }”; dostępne gry: { $games }.
error-seat = Nie ma miejsca „{ $seat }”; miejsca przy stole: { $seats }.
error-action = Na liście działań nie ma „{ $action }”; najbliższe nazwy: { $near }.
error-not-your-turn = „{ $seat }” nie podejmuje teraz decyzji.
error-game-over = Gra skończona: „{ $seat }” nie ma już o czym decydować.
error-stale = Ruch dotyczył kroku { $given }, a gra jest już w kroku { $expected }.
# $question: nazwa pytania, na przykład influence.
error-illegal = „{ $seat }” nie może na pytanie „{ $question }” odpowiedzieć „{ $action }”.
error-undo-nothing = „{ $seat }” nie ma czego cofnąć.
error-undo-law = „{ $seat }” nie może tego cofnąć: wolno cofnąć tylko własną ostatnią decyzję, zanim padnie rzut kością, coś zostanie ujawnione lub gra się skończy.
error-die = Kość nie może wskazać „{ $die }”; możliwe wyniki to 1–6.
error-forced-card = Karty „{ $card }” nie można teraz wylosować: nie ma jej wśród kart do losowania.
error-forced-many = Wyniki ustalone z góry: { $count }; może ich być najwyżej { $most }.
error-position-section = Pozycja zawiera nieznaną sekcję: „{ $section }”.
error-position-country = Pozycja zawiera nieznane państwo: „{ $word }”.
error-position-card = Pozycja zawiera nieznaną kartę: „{ $word }”.
error-position-number = W pozycji zamiast liczby stoi „{ $word }”.
error-position-twice = Karta „{ $card }” występuje w pozycji w dwóch miejscach.
error-position-header = Pozycja nie może zaczynać się od „{ $text }”.
error-position-effect = Pozycja zawiera nieznany efekt: „{ $word }”.
error-position-no-cards = Za mało kart, aby rozdać je stronie { $seat }.
error-position-nobody = Taka pozycja jest niemożliwa: nikt nie ma ruchu.
error-position-over = Taka pozycja jest niemożliwa: gra kończy się, zanim się zacznie.
error-file-format = { $path } nie jest plikiem { $format }.
error-file-field = Nie można odczytać { $path }: brak pola „{ $field }” albo jest ono błędne.
error-file-game = { $path } zawiera grę { $game }, a nie { $expected }.
error-file-move = Nie można odczytać { $path }: ruch { $step } nie jest parą strona–akcja.
error-file-missing = Nie ma pliku { $path }.
error-file-broken = Nie można odczytać pliku { $path }: { $reason }.
error-file-version = Plik { $path } zapisano w wersji { $version }; obsługiwane wersje: { $known }.
# Zapisana gra jest odtwarzana; $step liczy jej ruchy.
error-file-differs = Zapisana gra różni się w kroku { $step }: oczekiwano { $expected }, jest { $found }.
error-file-illegal = Zapisanej gry nie można kontynuować od kroku { $step }: ruch „{ $action }” został odrzucony. { $reason }
error-bot = Nie ma bota „{ $bot }”; dostępne boty: { $bots }.
error-count = „{ $word }” nie jest liczbą całkowitą większą od zera.

## Gra w terminalu
# $side: nazwa strony. Słowa undo, save, load, log, board, card, help i quit wpisuje się dosłownie; nie tłumaczyć.

cli-choose = Twój wybór:
cli-help =
    Wpisz numer lub nazwę działania, aby je wybrać, albo jedno z poleceń:
    undo – cofnij swoją ostatnią decyzję
    save PLIK – zapisz grę
    load PLIK – wczytaj zapisaną grę
    log – pokaż przebieg gry
    board – pokaż planszę
    card NAZWA – pokaż tekst karty
    help – pokaż tę pomoc
    quit – wyjdź z gry
cli-saved = Zapisano: { $path }
cli-loaded = Wczytano: { $path }
cli-undone = Cofnięto.
cli-not-understood = Nieznane polecenie „{ $word }”. Wpisz help, aby zobaczyć, co można wpisać.
cli-your-move = Decyzja: { $side }
cli-thinking = Namysł: { $side }…
cli-cover = Teraz do ekranu: { $side }. Przekaż ekran i naciśnij Enter.
cli-over = Gra skończona.
cli-bye = Do zobaczenia.
cli-legal = Dozwolone działania
cli-hand = Ręka
cli-board = Plansza
cli-games = Gry
cli-compiling = Przygotowanie zasad gry { $game }: tylko za pierwszym razem, około minuty…
cli-compiled = Gotowe po { NUMBER($seconds, maximumFractionDigits: 0) } s.
