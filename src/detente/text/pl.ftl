### Détente: komunikaty wspólne dla wszystkich gier

## Błędy: po jednym dokładnym zdaniu; niczego nie zmieniono
# Słowa w „” są takie, jak je wpisano. $values, $options, $games, $seats, $languages, $bots, $near: nazwy po przecinkach.

error-option-value = Niedozwolona wartość „{ $given }” opcji „{ $option }”; dozwolone wartości: { $values }.
error-option-list = Niedozwolona wartość „{ $given }” opcji „{ $option }”; dozwolone dowolne z: { $values }.
error-option-name = Nieznana opcja „{ $option }”; dostępne opcje: { $options }.
error-option-twice = Opcję „{ $option }” podano więcej niż raz.
error-language = Nieznany język „{ $lang }”; dostępne języki: { $languages }.
error-game = Nieznana gra „{ $game }”; dostępne gry: { $games }.
error-version = Nieznana wersja zasad { $version }; dostępne są wersje od 1 do { $newest }.
error-seat = Nieznana strona „{ $seat }”; dostępne strony: { $seats }.
error-action = Nieznane działanie „{ $action }”{ $near ->
        [none] .
       *[some] ; najbliższe nazwy: { $near }.
    }
error-card-unknown = Nieznana karta „{ $card }”.
error-card-near = Nieznana karta „{ $card }”. Czy chodzi o: { $near }?
error-card-several = Nazwa „{ $card }” jest niejednoznaczna: { $cards }.
error-not-your-turn = To nie twój ruch: „{ $seat }” nie ma teraz nic do wyboru.
error-game-over = Gra skończona: „{ $seat }” nie ma już ruchów.
error-stale = Ruch dotyczył kroku { $given }, a gra jest już w kroku { $expected }.
# $question: nazwa pytania, na przykład influence.
error-illegal = Niedozwolone działanie „{ $action }” strony „{ $seat }”; pytanie brzmi „{ $question }”.
error-undo-nothing = „{ $seat }” nie ma czego cofnąć.
error-undo-law = „{ $seat }” nie może tego cofnąć: wolno cofnąć tylko własną ostatnią decyzję, zanim padnie rzut kością, coś zostanie ujawnione lub gra się skończy.
error-undo-empty = Nie ma czego cofnąć: nie wykonano jeszcze żadnego ruchu.
error-step = Krok gry to liczba całkowita od 0, a nie „{ $given }”.
error-seed = „{ $given }” nie jest ziarnem losowości: potrzebna liczba całkowita o długości najwyżej 128 bitów, nieujemna przy losowaniu ukrytych kart.
error-key = Klucz ma 16 bajtów; „{ $given }” nim nie jest.
error-number = „{ $given }” nie jest liczbą całkowitą od { $low } do { $high }.
error-options = Opcje wielu gier podaje się jako listę słowników, a nie jako „{ $given }”.
error-no-card = Nieznana karta „{ $word }”.
error-no-country = Nieznane państwo lub region „{ $word }”.
error-no-name = Nieznana nazwa „{ $word }”; dostępne nazwy: { $names }.
error-die = Kość nie może wskazać „{ $die }”; możliwe wyniki to 1–6.
error-forced-card = Karty „{ $card }” nie można teraz wylosować: nie ma jej wśród kart do losowania.
error-forced-never = Karty „{ $card }” nigdy się nie dobiera ani nie rozdaje.
error-forced-list = Wyniki ustalone z góry podaje się jako listę, a nie jako „{ $given }”.
error-forced-many = Wyniki ustalone z góry: { $count }; może ich być najwyżej { $most }.
error-position-section = Nieznana sekcja pozycji: „{ $section }”.
error-position-exact = To pozycja z trwającego zagrania karty (sekcja „at” lub „view”). Można ją ustawić tylko na serwerze, który ją zapisał, i tylko bez zmian. Użyj pozycji sprzed zagrania karty albo zaimportuj całą grę z pliku.
error-position-country = Nieznane państwo w pozycji: „{ $word }”.
error-position-card = Nieznana karta w pozycji: „{ $word }”.
error-position-number = Błędna liczba w pozycji: „{ $word }”.
error-position-range = Liczba { $word } w pozycji jest poza zakresem; dozwolone od { $low } do { $high }.
error-position-numbers = Błędne liczby w pozycji: „{ $word }”; potrzebny zapis taki jak { $example }.
error-position-part = Błędny wpis w sekcji „{ $section }”: „{ $given }”; potrzebne są nazwa i liczba.
error-position-value = Niedozwolona wartość w sekcji „{ $section }”: „{ $given }”; dozwolone wartości: { $values }.
error-position-bare = Sekcja „{ $section }” nie przyjmuje wartości, a ma „{ $given }”.
error-position-again = Sekcja „{ $section }” występuje w pozycji więcej niż raz.
error-position-named-twice = Sekcja „{ $section }” wymienia „{ $word }” więcej niż raz.
error-position-many = Sekcja „{ $section }” jest za długa; dozwolone najwyżej { $most }.
error-position-text = Pozycja musi być tekstem, a podano „{ $given }”.
error-position-damaged = Sekcja „{ $section }” jest uszkodzona: nie zawiera stanu tej gry.
error-position-china = Karta Chińska nie leży w żadnej ręce ani w żadnym stosie; o tym, kto ją ma, mówi sekcja „china”.
error-position-known = W sekcji „{ $section }” podano, że strona { $seat } wie, gdzie jest karta „{ $card }”, ale tej karty nie może tam być.
error-position-round = W Etapie { $turn } tej pozycji strona { $seat } nie ma Rundy { $round }.
# $moment: słowo z nagłówka, na przykład planning.
error-position-objective = Przy „{ $moment }” pozycja { $wanted ->
    [0] nie podaje żadnego celu
   *[other] podaje dokładnie jeden cel
 }; tu podanych celów jest: { $found }.
error-position-needed = Przy „{ $moment }” pozycja musi mieć sekcję „{ $section }”.
error-position-too-early = Przy „{ $moment }” pozycja nie może mieć sekcji „{ $section }”.
error-position-owner = „{ $card }” nie jest kartą strony { $seat }.
error-position-disputed = „{ $word }” nie jest regionem spornym, więc nie może w nim być kostek.
error-position-both = W pozycji w regionie „{ $word }” stoją jednostki obu stron.
error-position-twice = Karta „{ $card }” występuje w pozycji w dwóch miejscach.
error-position-header = Błędny początek pozycji: „{ $text }”.
error-position-effect = Nieznany efekt w pozycji: „{ $word }”{ $near ->
        [none] .
       *[some] ; najbliższe nazwy: { $near }.
    }
error-position-no-cards = Za mało kart, aby rozdać je stronie { $seat }.
error-position-groups = Pozycja daje stronie { $seat } więcej grup lub wpływów, niż pozwala cel.
error-position-nobody = Pozycja niemożliwa: nikt nie ma ruchu.
error-position-nothing = Pozycja niemożliwa: ruch ma strona { $seat }, ale nie ma z czego wybierać.
error-position-over = Pozycja niemożliwa: gra od razu byłaby skończona.
error-file-format = { $path } nie jest partią zapisaną przez Détente.
error-file-field = Nie można odczytać { $path }: brak pola „{ $field }” albo jest ono błędne.
error-file-game = { $path } zawiera grę { $game }, a nie { $expected }.
error-file-move = Nie można odczytać { $path }: ruch { $step } nie jest parą strona–działanie.
error-file-missing = Nie ma pliku { $path }.
error-folder-not-empty = { $path }: folder nie jest pusty.
error-export-titles = { $path }: to partia { $game }, a pierwszy plik zawiera partię { $other }. Każdą grę eksportuj osobno.
error-two-bots = { $bots }: podaj jednego bota albo dwa oddzielone przecinkiem.
error-file-broken = Nie można odczytać pliku { $path }: { $reason }.
error-file-version = Plik { $path } zapisano w wersji { $version }; obsługiwane wersje: { $known }.
# Zapisana gra jest odtwarzana; $step liczy jej ruchy.
error-file-differs = Zapisana gra różni się w kroku { $step }: oczekiwano { $expected }, jest { $found }.
error-file-illegal = Zapisana gra urywa się w kroku { $step }: ruch „{ $action }” został odrzucony. { $reason }
error-bot = Nieznany bot „{ $bot }”; dostępne boty: { $bots }.
error-bot-package = Pakiet bota „{ $bot }” zgłosił błąd: { $reason }
error-no-weights = Dla gry { $game } nie wytrenowano jeszcze sieci (docs/training.md).
error-weights-field = Wagi dla gry { $game } wymagają pola „{ $field }”, którego zapis gry nie ma już w tej postaci.
error-training-ptxas = W zmiennej PATH nie ma programu ptxas z pakietu CUDA, który kompiluje jądra.
error-training-ptxas-failed = { $assembler } nie może skompilować jąder: { $reason }
error-training-no-gpu = PyTorch nie znajduje na tym komputerze karty graficznej NVIDIA.
error-training-kernels = W { $folder } nie ma jąder CUDA dla gry { $game }; tworzy je `python -m detente.training.build { $game }`.
error-training-kernels-old = Jądra CUDA dla gry { $game } w { $folder } są nieaktualne; zbuduje je na nowo `python -m detente.training.build { $game }`.
error-training-numbers = Trening się nie powiódł: w sieci dla gry { $game } pojawiły się wartości, które nie są skończonymi liczbami. Spróbuj mniejszej szybkości uczenia.
error-training-exploit = Opcja --exploit wymaga wag przeciwnika: --weights PLIK.
error-needs-extra = Brakuje pakietu; zainstaluj go poleceniem: pip install 'detente[{ $extra }]'
error-bots-two = „{ $bots }” nie jest listą co najmniej dwóch różnych botów oddzielonych przecinkami.
error-arena-failed = Partia gry { $game } między botami { $bots } z ziarnem { $seed } urwała się na węźle { $node }: { $reason } Więcej pokaże ta sama partia rozegrana osobno: --bots { $bots } --games 1 --seed { $seed }, bez --jobs i --ray.
error-arena-process = Jeden z procesów areny został zabity; być może zabrakło pamięci. Spróbuj z mniejszą wartością --jobs.
error-ray-failed = Klastra Ray „{ $address }” nie można użyć: { $reason }
error-ray-version = Węzeł ma Détente { $version } z zasadami { $rules }, a ten komputer { $known } z zasadami { $known_rules }; zainstaluj wszędzie to samo.
error-no-worker = Żaden proces roboczy nie odpowiedział; czy działa `detente worker`?
error-redis-missing = Podaj adres Redisa: --redis redis://host:6379 albo DETENTE_REDIS.
error-redis-address = „{ $url }” nie jest adresem Redisa takim jak redis://host:6379.
error-no-hints = W partii między ludźmi nie ma podpowiedzi.
error-no-brain = Boty tej gry nie umieją jeszcze oceniać pozycji.
error-count = „{ $word }” nie jest liczbą całkowitą większą od zera.
error-table-folder = { $path }: nie ma takiego folderu z plikami danych.
error-table-unknown = { $path } nie jest plikiem danych tej gry; pliki danych: { $files }.
error-table-broken = Nie można odczytać { $path }: { $reason }.
error-table-column = { $path }, wiersz { $line }: brakuje kolumny „{ $column }” albo występuje ona dwa razy.
error-table-cells = { $path }, wiersz { $line }: komórek jest { $given }, a w nagłówku { $expected }.
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
    help lub ? – pokaż tę pomoc
    quit – wyjdź z gry
cli-saved = Zapisano: { $path }
cli-loaded = Wczytano: { $path }
cli-undone = Cofnięto.
cli-not-understood = Nieznane polecenie „{ $word }”. Wpisz help, aby zobaczyć listę poleceń.
cli-your-move = Ruch: { $side }
cli-thinking = Namysł: { $side }…
cli-cover = Przekaż ekran: { $side }. Następnie naciśnij Enter.
cli-narrow = Plansza ma { $wide } kolumn, a ten terminal { $columns }: wiersze będą się łamać. Poszerz okno albo zmniejsz czcionkę.
cli-over = Gra skończona.
cli-bye = Do zobaczenia.
cli-hand = Ręka
cli-compiling = Kompilowanie zasad gry { $game } (tylko za pierwszym razem, około minuty)…
cli-compiled = Gotowe po { NUMBER($seconds, maximumFractionDigits: 0) } s.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } nie jest ani partią zapisaną przez Détente, ani zapisem z aplikacji: taki zapis zaczyna się od rozstawienia.
error-import-two-games = { $path } zawiera więcej niż jedną partię: druga zaczyna się w wierszu { $line }. Każdą importuj osobno.
error-import-line = { $path }, wiersz { $line }: niezrozumiały tekst „{ $text }”.
error-import-setup = { $path } podaje rozstawienie, którym nie da się grać (od wiersza { $line }).
error-import-differs = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, silnik mówi „{ $found }” (zasada { $rule }).
error-import-leftover = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, czego w silniku nie ma; jest tam „{ $found }” (zasada { $rule }).
error-import-over = { $path }: w wierszu { $line } zapis trwa dalej („{ $said }”), a w silniku gra jest już skończona: „{ $found }” (zasada { $rule }).
error-import-goes-on = { $path }, wiersz { $line }, mówi „{ $said }”, ale sam zapis trwa dalej: „{ $found }” (zasada { $rule }).
error-import-not-over = { $path }, wiersz { $line }, mówi „{ $said }”, ale w silniku gra nie jest skończona: w Etapie { $turn }, Rundzie { $round } decyzja należy jeszcze do { $side ->
    [us] USA
   *[ussr] ZSRR
  }: „{ $question }” (zasada { $rule }).
error-import-unanswered = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, ale w silniku najpierw decyzja należy do { $side ->
    [us] USA
   *[ussr] ZSRR
  } (Etap { $turn }, Runda { $round }): „{ $question }” (zasada { $rule }).
error-import-refused = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, na co zasady nie pozwalają w tym miejscu { $side ->
    [us] USA
   *[ussr] ZSRR
  }: „{ $question }” Dozwolone: { $found } (zasada { $rule }).
error-import-held-scoring = { $path }, wiersz { $line }: zagranie niezgodne z zasadami: „{ $said }”. { $side ->
    [us] USA zachowały
   *[ussr] ZSRR zachował
  } kartę Rozstrzygnięcia { $found } po ostatniej Rundzie Etapu { $turn }; musiała zostać zagrana (zasada { $rule }).
error-import-elsewhere = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, ale karty { $found } nie ma na ręce { $side ->
    [us] USA
   *[ussr] ZSRR
  }; w silniku leży { $place ->
    [deck] w talii
    [us] na ręce USA
    [ussr] na ręce ZSRR
    [discard] na stosie kart odrzuconych
    [removed] poza grą
   *[other] na stole albo jeszcze poza talią
  } (zasada { $rule }).
error-import-too-high = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, ale na ręce { $side ->
    [us] USA
   *[ussr] ZSRR
  } jest tam { $found }, karta o wartości co najmniej { $value } (zasada { $rule }).
error-import-undealt = { $path } różni się w wierszu { $line }: zapis mówi „{ $said }”, ale karty { $found } nie może być na tej ręce: żadne dobranie tej strony przed tym wierszem nie mogło jej dać (zasada { $rule }).
error-import-no-cards = { $path }: nie da się rozdać kart: w Etapie { $turn } talia silnika ma za mało kart dla obu rąk pokazanych w zapisie (zasada { $rule }).
import-exception-shuttle-japan = „Rozstrzygnięcie w Azji” przy „Dyplomacji wahadłowej” daje ZSRR punkt za Japonię, którą pominięto
import-exception-plan-defectors = „Zdrajcy i dezerterzy” wylosowani przez „Plan pięcioletni” dają punkt USA
import-exception-flower-power-banned-war = „Dzieci kwiaty” nie dają punktów za wojnę, której Wydarzenie jest zabronione
import-exception-points = aplikacja liczy te punkty inaczej
cli-imported = Zaimportowano ruchów: { $moves }.
cli-imported-options = Opcje dobrane do zapisu: { $options }.
cli-import-exception = Zapis jest sprzeczny z zasadami w wierszu { $line }: { $name }. Mówi „{ $said }”; według zasady { $rule }: „{ $found }”.
cli-import-cut-off = Zapis urywa się w wierszu { $line }, przed końcem gry.
import-unread = Niezrozumiałe wiersze, które pominięto: { $lines }.
import-partial = Partia została zachowana do tego miejsca: krok { $step }.
import-result = Wygrana { $winner ->
    [us] USA
   *[ussr] ZSRR
  }: { $ending ->
    [time] drugiej stronie skończył się czas
   *[resigned] druga strona się poddała
  }.

## Server
# $most: bajty lub znaki. $seconds: pełne sekundy.

error-setting-value = Niedozwolona wartość „{ $given }” ustawienia „{ $setting }”.
error-setting-port = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
error-folder-taken = Z folderu danych { $folder } korzysta już inny serwer: { $address }
error-database-taken = Z tej bazy danych korzysta już inny serwer. SQLite obsługuje tylko jeden; kilka serwerów wymaga PostgreSQL (--database).
error-other-secret = Inny serwer tej bazy danych podpisuje ciasteczka innym kluczem. Wszystkie muszą mieć ten sam (--secret).
error-backup-nothing = Nie ma bazy danych do skopiowania: { $path }.
error-backup-exists = { $path } już istnieje; --force zastąpi ten plik.
error-backup-kind = Kopia pochodzi z bazy innego rodzaju: { $kind }, a nie { $wanted }.
error-backup-tool = Brakuje programu { $tool } albo zakończył się błędem: { $reason }
error-setting-name = Nieznane ustawienie „{ $setting }”; dostępne ustawienia: { $settings }.
error-too-fast = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
error-too-large = Zbyt długie; limit to { $most }.
error-taken = Już zajęte albo zmienione przez kogoś innego.
error-store-down = Serwer nie może teraz niczego zapisać. Niczego nie zmieniono ani nie utracono; spróbuj za chwilę.
error-no-table = Nie ma takiego stołu.
error-no-page = Nie ma takiej strony.
error-no-seat = W tej grze nie ma strony „{ $seat }”.
error-no-step = Ta gra nie ma kroku { $step }.
error-rules-version = Tę partię rozegrano według wersji zasad { $version }; ten serwer używa wersji { $known }.
error-not-begun = Gra się jeszcze nie zaczęła: brakuje gracza.
error-not-seated = To nie twoje miejsce przy stole.
error-not-over = Jest to możliwe dopiero po zakończeniu gry.
error-sandbox-only = Jest to możliwe tylko w piaskownicy.
error-undo-not-asked = Nikt nie prosił o cofnięcie ruchu.
error-too-late-to-abort = Gra już trwa: możesz się poddać, ale nie możesz jej przerwać.
error-tournament-abort = Gry turniejowej nie można przerwać. Możesz ją poddać.
error-table-full = Przy tym stole nie ma wolnego miejsca.
error-no-visitor = Najpierw podaj nazwę gracza.
error-no-hello = Najpierw wyślij wiadomość „hello”.
error-bad-link = Ten link stracił ważność albo został już użyty. Poproś o nowy.
error-bad-name = Nazwa gracza ma od 1 do 40 znaków.
error-bad-login = Login ma od 3 do 40 liter, cyfr lub znaków . @ + - _
error-bad-password = Hasło ma od 8 do 200 znaków.
error-has-account = Masz już konto.
error-wrong-login = Błędny login lub hasło.
error-no-session = Ta sesja już się zakończyła.
error-bad-api-token = Ten token API jest nieważny lub został unieważniony.
error-no-api-token = Ten token API został już unieważniony.
error-too-many-tokens = Liczba twoich tokenów API osiągnęła już { $most }. Najpierw unieważnij jeden z nich.
error-no-scope = Ten token API nie ma uprawnienia „{ $scope }”.
error-not-for-tokens = Można to zrobić tylko w przeglądarce, a nie za pomocą tokenu API.
error-profile-hidden = Ten gracz nie pokazuje tej części profilu.
error-too-many-bots = Liczba twoich kont botów osiągnęła już { $most }.
error-no-bots = Przy tym stole boty nie mogą grać.
error-wrong-origin = To żądanie przyszło z innej witryny.
error-wrong-token = Brakuje tokenu do metryk albo jest on niepoprawny.
error-no-header = Brakuje nagłówka X-Detente.
error-bad-message = Błędne żądanie: brakuje pola albo jest ono nieznane lub niepoprawne.
error-internal = Na serwerze wystąpił błąd. Został odnotowany.
error-fair-commitment = Ujawniony sekret nie zgadza się ze zobowiązaniem z początku gry.
error-fair-commit = Entropia strony „{ $seat }” nie zgadza się ze zobowiązaniem sprzed gry.
error-fair-key = Klucz nie wynika z sekretu i entropii obu graczy.
error-fair-receipt = Zapis nie pochodzi z gry, której dotyczy to potwierdzenie: przed grą zobowiązanie „{ $seat }” było inne.
error-fair-terms = Zapis nie pochodzi z gry, której dotyczy to potwierdzenie: pole „{ $field }” różni się od ustaleń.
error-not-committed = Nie wszyscy gracze złożyli jeszcze zobowiązania.
error-wrong-entropy = To nie zgadza się z twoim zobowiązaniem.
error-fair-missing = { $path }: ta gra nie odbyła się na serwerze, brak w niej zobowiązania.
replay-version = Wersja zasad: { $version } (najnowsza: { $newest })
verify-fair = Sekret, klucz i wszystkie ruchy ({ $moves }) są zgodne.
verify-receipt = Zobowiązania są takie jak w potwierdzeniu: nikt, nawet gospodarz serwera, nie mógł ustalić rzutów ani rozdania.
verify-no-receipt = Wszyscy gracze złożyli zobowiązania. Tylko potwierdzenie gracza (--receipt) dowodzi, że gospodarz pokazał je przed grą.
verify-uncommitted = Gracze nie złożyli zobowiązań, jak na starszych serwerach: grający gospodarz mógł ustalić rzuty i rozdanie.
ending-resigned = Poddanie gry
ending-time = Koniec czasu
ending-abandoned = Partia porzucona przez drugiego gracza
record-tournament_final = Zapisany finał turnieju z instrukcji

## Server: strangers

error-server-full = Serwer jest pełny: w tej chwili nie można otworzyć kolejnego stołu. Spróbuj ponownie za kilka minut.
error-file-heavy = Odczytanie tego wymaga więcej czasu lub pamięci, niż pozwala serwer. Niczego nie zmieniono.
error-too-slow = Żądanie nie dotarło na czas.
error-too-many-open = Masz już { $most } stołów czekających w poczekalni. Najpierw odwołaj jeden z nich.
error-too-many-shows = Trwają już inne pokazowe partie botów ({ $most }). Obejrzyj jedną z nich albo spróbuj później.
error-name-alike = Twoja nazwa wygląda jak „{ $other }” przy tym stole. Wybierz inną.
error-name-taken = Jest już konto o nazwie „{ $other }”, a twoja wygląda tak samo. Wybierz inną.
error-name-nobody = Konto musi mieć własną nazwę.
error-no-person = Nie ma takiej osoby.
error-yourself = Nie możesz tego zrobić wobec siebie.
error-not-followed = Obserwować można tylko osoby z kontem i konta botów; boty same nikogo nie obserwują.
error-follow-many = Obserwujesz już tyle osób, ile można ({ $most }).
error-no-reason = Napisz o tym kilka słów.
error-is-moderator = Moderatora nie można uciszyć ani zamknąć mu konta. Najpierw odbierz mu tę rolę.
error-not-closed = To konto nie jest zamknięte.
error-needs-account = Moderatorem może być tylko ktoś z kontem.
error-no-report = Nie ma takiego zgłoszenia.
error-report-settled = To zgłoszenie jest już rozpatrzone.
error-silenced = Moderator nie pozwala ci pisać na czacie jeszcze przez { $hours ->
        [one] godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }.
error-blocked = Nie możesz grać ani rozmawiać z tą osobą: jedno z was zablokowało drugie.
error-not-moderator = Ta strona jest dla moderatorów.
error-account-closed = To konto zostało zamknięte przez moderatora.
guest-name = Gość
error-weak-password = To hasło należy do tych, które zgaduje się najpierw. Wybierz inne.

## Serwer: listy
# $login: konta. $site: adres serwisu. $link: adres, w osobnym akapicie.

error-no-mail = Ten serwer nie wysyła poczty.
error-no-account = Do tego potrzebne jest konto.
error-merge-account = Tylko stoły gościa można przenieść na inne konto.
error-merge-together = Ty i to konto siedzicie przy tym samym stole, dlatego nie można połączyć stołów.
mail-confirm = Potwierdź adres e-mail
    .button = Potwierdź adres
    .text =
        Ktoś, zapewne Ty, podał ten adres dla konta „{ $login }” w serwisie { $site }.

        Jeśli to Ty, potwierdź adres, otwierając ten link. Zadziała tylko raz i jest ważny dwa dni:

        { $link }

        Jeśli to nie Ty, zignoruj tę wiadomość: bez linku nic się nie stanie.
mail-reset = Nowe hasło
    .button = Ustaw nowe hasło
    .text =
        Ktoś, zapewne Ty, poprosił o nowe hasło do konta „{ $login }” w serwisie { $site }.

        Ustaw je, otwierając ten link. Zadziała tylko raz i jest ważny 30 minut:

        { $link }

        Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.
mail-changed = Zmieniono Twoje hasło
    .text =
        Hasło do Twojego konta „{ $login }” w serwisie { $site } zostało zmienione, a wszystkie inne urządzenia wylogowano.

        Jeśli to nie Ty, od razu poproś o nowe hasło: { $site }
mail-moved = Zmieniono Twój adres e-mail
    .text =
        Twoje konto „{ $login }” w serwisie { $site } ma teraz inny adres e-mail; ten nie jest już z nim powiązany.

        Jeśli to nie Ty, zaloguj się i zmień hasło: { $site }

## Server: the club

error-no-tournament = Nie ma takiego turnieju.
error-not-director = Mogą to zrobić tylko sędzia turnieju i moderatorzy.
error-tournament-many = Prowadzisz już { $most } niezakończonych turniejów.
error-tournament-start = Turniej musi się rozpocząć w ciągu najbliższych 400 dni.
error-tournament-clock = Partie turniejowe wymagają zegara.
error-tournament-ties = Nieznane kryterium pomocnicze: { $names }.
error-tournament-few = Najpierw musi się zgłosić co najmniej { $least } graczy.
error-tournament-closed = Na to już za późno albo jeszcze za wcześnie: turniej jest na innym etapie.
error-tournament-entered = Już bierzesz udział w tym turnieju.
error-tournament-full = Nie ma już wolnych miejsc w turnieju.
error-tournament-no-place = Nie ma wolnego miejsca dla spóźnionego gracza.
error-tournament-not-entered = Ten gracz nie bierze udziału w turnieju.
error-tournament-early = Jeszcze za wcześnie na potwierdzenie obecności.
error-tournament-no-match = Nie ma takiego pojedynku albo nie ma w nim czego rozstrzygać.
error-tournament-counted = Ten wynik został już policzony.
error-tournament-past = Rozstrzygać można tylko pojedynki trwające lub z bieżącej rundy, a punktów nie może być więcej niż partii.
error-tournament-running = Niektóre partie jeszcze trwają.
error-tournament-event = Nieznany rodzaj zdarzenia turniejowego.
error-tournament-playoff = Fazę pucharową (dla co najmniej dwóch graczy) może mieć tylko turniej szwajcarski albo kołowy.
error-tournament-seasons = Na sezony można podzielić tylko turniej kołowy, którego dywizje tworzą kolejne szczeble.
error-tournament-one-division = Turniej kołowy w jednej dywizji mieści najwyżej { $most } graczy; więcej zmieści się w kilku dywizjach.
error-tournament-up = Awansować i spadać może najwyżej połowa dywizji, i tylko między sezonami.
error-ladder-ends = Drabinka rankingowa musi się kończyć później, niż się zaczyna.
error-ladder-reach = Wyzwać można tylko kogoś, kto stoi wyżej, ale nie za wysoko.
error-ladder-busy = Jedno z was ma już wyzwanie do rozegrania.
error-tournament-sits-out = Następną rundę już opuszczasz.
error-tournament-swap = Miejscami mogą się zamienić tylko dwaj gracze bieżącej rundy, których pojedynki nie mają jeszcze wyniku, i nie w drabince pucharowej ani rankingowej; w systemie kołowym tylko w pierwszej rundzie, chyba że grają ze sobą.
error-tournament-extend = Nikt nie zyskałby na tym czasu: runda i tak trwa co najmniej tak długo.
error-tournament-bots = Boty nie mogą organizować turniejów, a zgłaszać się mogą tylko do tych, które na to pozwalają.
error-tournament-presets = Masz już { $most } zapisanych planów.

# In calendars

calendar-check-in = { $name }: potwierdzanie obecności
calendar-start = { $name }: początek
calendar-round = { $name }: runda { $number }
calendar-end = { $name }: koniec
error-seek-range = Najniższy ranking jest wyższy od najwyższego.
error-seek-clock = Zegar nie pasuje do wybranego tempa.
error-clock-strange = Przy stole otwartym dla wszystkich zegar musi dawać co najmniej minutę na partię i najwyżej godzinę dodatku za ruch albo co najmniej godzinę na każdy ruch.
error-seek-many = Twoich otwartych wyzwań w poczekalni jest już { $most }. Najpierw wycofaj jedno z nich.
error-seek-gone = Tego wyzwania już nie ma: ktoś był szybszy albo zostało wycofane.
error-seek-rating = Twój ranking nie mieści się w przedziale, którego szuka ten gracz.
error-challenge-many = Twoich wyzwań bez odpowiedzi jest już { $most }. Najpierw wycofaj jedno z nich.
error-challenge-gone = Na to wyzwanie już odpowiedziano albo zostało wycofane.
error-adjourned = Partia jest odroczona. Zostanie wznowiona, gdy zgodzą się obaj gracze.
error-no-adjourning = Odroczyć można tylko partię dwóch osób w czasie rzeczywistym, z zegarem.
error-no-clock = Przy tym stole nie ma zegara albo nie ma komu dać czasu.
error-plan-asked = To twój ruch: najpierw odpowiedz, potem zaplanuj, co dalej.
error-plan-unknown = Ta gra nie zna pytania, odpowiedzi ani rzeczy o nazwie { $word }.
error-comment-members = Tę partię mogą komentować tylko gracze i osoby z kontem.
error-comments-many = Masz już { $most } komentarzy do tej partii.
error-no-comment = Nie masz takiego komentarza.
error-too-much-time = Tyle dodatkowego czasu nie można dać drugiemu graczowi.
error-no-claim = Tej partii nie można uznać za wygraną: to nie drugi gracz milczy albo rozstrzyga zegar.
error-claim-early = { $days ->
    [one] Za { $days } dzień możesz uznać tę partię za wygraną, jeśli do tego czasu nic się nie wydarzy.
   *[other] Za { $days } dni możesz uznać tę partię za wygraną, jeśli do tego czasu nic się nie wydarzy.
}
error-vacation-time = Urlop zaczyna się teraz lub później, kończy się po rozpoczęciu i najpóźniej za 400 dni.
error-vacation-overlap = W tym czasie masz już urlop.
error-vacation-days = Urlop to najwyżej { $days } dni w roku, a w roku { $year } tyle już nie zostało.

## Server: alerts

error-hook-address = To nie jest adres webhooka: musi zaczynać się od https:// i nie może zawierać hasła.
error-no-push = Ten serwer nie może wysyłać powiadomień push: brakuje potrzebnej do tego biblioteki.
error-too-many-channels = Masz już tyle kanałów, ile można mieć ({ $most }).
error-no-channel = Nie ma takiego kanału.
error-bad-zone = Nie ma strefy czasowej „{ $zone }”.
alert-move = Twój ruch: { $game }, przeciwnik: { $opponent }
alert-begun = Partia się zaczęła: { $game }, przeciwnik: { $opponent }
alert-full = Stół jest gotowy: { $game }, przeciwnik: { $opponent }; partia zacznie się, gdy przyjdą obie strony
alert-over = { $result ->
        [won] Wygrana: { $game }, przeciwnik: { $opponent }
        [lost] Przegrana: { $game }, przeciwnik: { $opponent }
       *[drawn] Remis: { $game }, przeciwnik: { $opponent }
    }
alert-low = Kończy się Twój czas: { $game }, przeciwnik: { $opponent }
alert-chat = { $opponent } pisze do Ciebie przy stole: { $game }
alert-challenge = { $opponent } rzuca Ci wyzwanie: { $game }
alert-tournament = Wiadomości z turnieju „{ $name }”
alert-tournament-paired = Twoja następna partia w turnieju „{ $name }” już czeka
alert-tournament-check-in = Turniej „{ $name }” zaczyna się { $until }: potwierdź obecność, inaczej nie dostaniesz pary
alert-tournament-starts = Turniej „{ $name }” zaczyna się { $until }
alert-tournament-deadline = Twoja partia w turnieju „{ $name }” musi się skończyć do { $until }
alert-tournament-announced = Wiadomość z turnieju „{ $name }”: { $text }
alert-tournament-called-off = Turniej „{ $name }” został odwołany
alert-tournament-finished = Turniej „{ $name }” dobiegł końca
alert-tournament-season = Następny sezon rozgrywek „{ $name }” zaczyna się { $until }
alert-tournament-decided = Sędzia rozstrzygnął Twoje spotkanie w turnieju „{ $name }”
alert-tournament-extended = Masz więcej czasu na partię w turnieju „{ $name }”: do { $until }
alert-tournament-swapped = Sędzia zmienił Twoją parę w turnieju „{ $name }”
alert-tournament-replaced = W turnieju „{ $name }” zastąpiono gracza i dotyczy to Ciebie
alert-tournament-removed = Nie bierzesz już udziału w turnieju „{ $name }”
alert-tournament-sat-out = Sędzia pozwala Ci opuścić rundę turnieju „{ $name }”
alert-test = Tak wygląda wiadomość z Détente
alert-many = { $number ->
        [one] { $number } wiadomość z Détente
        [few] { $number } wiadomości z Détente
       *[many] { $number } wiadomości z Détente
    }
alert-nobody = ktoś
alert-until = Masz czas do { $until }.
alert-picture = Plansza gry { $game }: { $status }
alert-since = Od Twojego ostatniego ruchu:
alert-button = Do stołu
alert-open = Otwórz
alert-footer = Dostajesz te e-maile, bo grasz w serwisie { $site }.
alert-settings = Wybierz, o czym i jak Cię powiadamiać
alert-stop = Nie wysyłaj takich e-maili ({ $kind })
alert-stop-all = Nie wysyłaj żadnych e-maili
alert-kind-move = mój ruch
alert-kind-begun = początek partii
alert-kind-over = koniec partii
alert-kind-low = kończy się czas
alert-kind-chat = czat
alert-kind-tournament = turnieje
alert-kind-challenge = wyzwania
