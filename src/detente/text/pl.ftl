### Détente: komunikaty wspólne dla wszystkich gier

## Błędy: po jednym dokładnym zdaniu; niczego nie zmieniono
# Słowa w „” są takie, jak je wpisano. $values, $options, $games, $seats, $languages, $bots, $near: nazwy po przecinkach.

error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”; dozwolone wartości: { $values }.
error-option-list = Opcja „{ $option }” nie może zawierać „{ $given }”; może zawierać dowolne z: { $values }.
error-option-name = Nie ma opcji „{ $option }”; dostępne opcje: { $options }.
error-language = Brak tekstów w języku „{ $lang }”; dostępne języki: { $languages }.
error-game = Nie ma gry „{ $game }”; dostępne gry: { $games }.
error-version = Nie ma wersji zasad { $version }; znane są wersje od 1 do { $newest }.
error-seat = Nie ma miejsca „{ $seat }”; miejsca przy stole: { $seats }.
error-action = Na liście działań nie ma „{ $action }”; najbliższe nazwy: { $near }.
error-card-unknown = Nie ma karty „{ $card }”.
error-card-near = Nie ma karty „{ $card }”. Czy chodzi o: { $near }?
error-card-several = Od „{ $card }” zaczyna się kilka kart: { $cards }.
error-not-your-turn = Decyzja nie należy teraz do „{ $seat }”.
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
error-position-exact = Ta linia opisuje grę w trakcie zagrania (sekcja „at”). Można ją ustawić tylko na serwerze, który ją zapisał, i tylko bez zmian. Użyj pozycji sprzed zagrania karty albo zaimportuj całą grę z pliku.
error-position-country = Pozycja zawiera nieznane państwo: „{ $word }”.
error-position-card = Pozycja zawiera nieznaną kartę: „{ $word }”.
error-position-number = W pozycji zamiast liczby stoi „{ $word }”.
error-position-twice = Karta „{ $card }” występuje w pozycji w dwóch miejscach.
error-position-header = Pozycja nie może zaczynać się od „{ $text }”.
error-position-effect = Pozycja zawiera nieznany efekt: „{ $word }”.
error-position-no-cards = Za mało kart, aby rozdać je stronie { $seat }.
error-position-groups = Pozycja daje stronie { $seat } więcej grup lub wpływów, niż pozwala cel.
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
error-no-weights = Dla gry { $game } nie wytrenowano jeszcze sieci (docs/training.md).
error-weights-field = Wagi dla gry { $game } wymagają pola „{ $field }”, którego zapis gry nie ma już w tej postaci.
error-training-ptxas = W ścieżce nie ma programu ptxas z pakietu CUDA, który kompiluje jądra.
error-training-kernels = W { $folder } nie ma jąder CUDA dla gry { $game }; tworzy je `python -m detente.training.build { $game }`.
error-training-kernels-old = Jądra CUDA dla gry { $game } w { $folder } powstały z innych źródeł; odtworzy je `python -m detente.training.build { $game }`.
error-training-numbers = W sieci dla gry { $game } pojawiły się liczby nieskończone: trening się nie powiódł; może pomóc mniejsza szybkość uczenia.
error-training-exploit = Podaj, przeciw komu ma grać: --weights PLIK.
error-needs-extra = Do tego potrzebny jest dodatek: pip install 'detente[{ $extra }]'.
error-bots-two = „{ $bots }” to nie są co najmniej dwa różne boty oddzielone przecinkami.
error-arena-failed = Partia gry { $game } między { $bots } z ziarnem { $seed } urwała się na węźle { $node }: { $reason } Więcej pokaże ta sama partia rozegrana osobno: --bots { $bots } --games 1 --seed { $seed }, bez --jobs i --ray.
error-arena-process = Jeden z procesów areny został zabity; być może zabrakło pamięci. Spróbuj z mniejszą liczbą --jobs.
error-ray-failed = Klastra Ray „{ $address }” nie można użyć: { $reason }
error-ray-version = Węzeł ma Détente { $version } z zasadami { $rules }, a ten komputer { $known } z zasadami { $known_rules }; zainstaluj wszędzie to samo.
error-no-worker = Żaden proces roboczy nie odpowiedział za bota; czy działa `detente worker`?
error-redis-missing = Podaj adres Redisa: --redis redis://host:6379 albo DETENTE_REDIS.
error-redis-address = „{ $url }” to nie adres Redisa, na przykład redis://host:6379.
error-no-hints = W partii między ludźmi nie ma podpowiedzi.
error-no-brain = Żaden bot tej gry nie umie jeszcze oceniać pozycji.
error-count = „{ $word }” nie jest liczbą całkowitą większą od zera.
error-table-folder = Nie ma folderu tabel { $path }.
error-table-unknown = { $path } nie jest tabelą tej gry; jej tabele to: { $files }.
error-table-broken = Nie można odczytać tabeli { $path }: { $reason }.
error-table-column = { $path }, wiersz { $line }: brakuje kolumny „{ $column }” albo występuje ona dwa razy.
error-table-cells = { $path }, wiersz { $line }: liczba komórek to { $given }, a nagłówek ma ich { $expected }.
error-table-value = { $path }, wiersz { $line }, kolumna „{ $column }”: niedozwolona wartość „{ $given }”; oczekiwano: { $expected }.
error-table-missing = { $path }: brakuje wiersza „{ $id }”.

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
cli-thinking = { $side }: namysł…
cli-cover = Przekaż ekran: { $side }. Następnie naciśnij Enter.
cli-over = Gra skończona.
cli-bye = Do zobaczenia.
cli-legal = Dozwolone działania
cli-hand = Ręka
cli-board = Plansza
cli-games = Gry
cli-compiling = Przygotowanie zasad gry { $game }: tylko za pierwszym razem, około minuty…
cli-compiled = Gotowe po { NUMBER($seconds, maximumFractionDigits: 0) } s.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } nie jest zapisem z aplikacji: nie zaczyna się od rozstawienia. Wiersz { $line }: „{ $text }”.
error-import-line = { $path }, wiersz { $line }: niezrozumiały tekst „{ $text }”.
error-import-setup = { $path } podaje rozstawienie, którym nie da się grać (od wiersza { $line }).
error-import-differs = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, silnik mówi „{ $found }” (zasada { $rule }).
import-exception-shuttle-japan = „Rozstrzygnięcie w Azji” przy „Dyplomacji wahadłowej” daje ZSRR punkt za Japonię, którą pominięto
import-exception-plan-defectors = „Zdrajcy i dezerterzy” wylosowani przez „Plan pięcioletni” dają punkt USA
import-exception-flower-power-banned-war = „Dzieci kwiaty” nie dają punktów za wojnę, której Wydarzenie jest zabronione
cli-imported = Zaimportowano ruchów: { $moves }. Opcje dobrane do zapisu: { $options }.
cli-import-exception = Zapis jest sprzeczny z zasadami w wierszu { $line }: { $name }. Mówi „{ $said }”; według zasady { $rule }: „{ $found }”.
cli-import-cut-off = Zapis urywa się w wierszu { $line }; gra nie jest tam skończona.

## Server
# $most: bajty lub znaki. $seconds: pełne sekundy.

error-setting-value = Ustawienie „{ $setting }” nie może mieć wartości „{ $given }”.
error-setting-port = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
error-folder-taken = Z folderu danych { $folder } korzysta już inny serwer: { $address }
error-setting-name = Nie ma ustawienia „{ $setting }”; ustawienia to: { $settings }.
error-too-fast = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
error-too-large = To jest zbyt długie; dozwolone jest najwyżej { $most }.
error-taken = To jest już zajęte albo ktoś to w międzyczasie zmienił.
error-store-down = Serwer nie może teraz niczego zapisać. Niczego nie zmieniono ani nie utracono; spróbuj za chwilę.
error-no-table = Nie ma takiego stołu.
error-no-page = Nie ma takiej strony.
error-no-seat = W tej grze nie ma miejsca „{ $seat }”.
error-no-step = Ta gra nie ma kroku { $step }.
error-rules-version = Tę grę rozegrano według wersji zasad { $version }; ten serwer używa wersji { $known }.
error-not-begun = Gra się jeszcze nie zaczęła: brakuje gracza.
error-not-seated = Może to zrobić tylko osoba siedząca na tym miejscu.
error-not-over = Jest to możliwe dopiero po zakończeniu gry.
error-sandbox-only = Jest to możliwe tylko w piaskownicy.
error-undo-not-asked = Nikt nie prosił o cofnięcie ruchu.
error-too-late-to-abort = Gra już trwa: można ją poddać, ale nie odwołać.
error-table-full = Przy tym stole nie ma wolnego miejsca.
error-no-visitor = Najpierw podaj nazwę gracza.
error-no-hello = Najpierw wyślij powitanie.
error-bad-link = Ten link już nie działa. Utwórz nowy na drugim urządzeniu.
error-bad-name = Nazwa gracza ma od 1 do 40 znaków.
error-bad-login = Login ma od 3 do 40 liter, cyfr lub znaków . @ + - _
error-has-account = Masz już konto.
error-wrong-login = Błędny login lub hasło.
error-wrong-origin = To żądanie przyszło z innej witryny.
error-no-header = Brakuje nagłówka X-Detente.
error-bad-message = Nie można odczytać żądania: brakuje pola albo jest ono nieznane lub błędne.
error-internal = Na serwerze wystąpił błąd. Został odnotowany.
error-fair-commitment = Ujawniony sekret nie jest tym, do którego serwer zobowiązał się na początku.
error-fair-key = Klucz nie wynika z sekretu i entropii obu graczy.
error-fair-missing = { $path }: ta gra nie odbyła się na serwerze, brak w niej zobowiązania.
replay-version = Wersja zasad: { $version } (najnowsza: { $newest })
verify-fair = Gra była uczciwa: zgadza się zobowiązanie, klucz i wszystkie ruchy ({ $moves }).
ending-resigned = Poddanie gry
ending-time = Koniec czasu
record-tournament_final = Zapisany finał turnieju z instrukcji
