### The page: texts of the web client


## Page: everywhere

page-home = Strona główna
page-menu = Menu
page-close = Zamknij
page-cancel = Anuluj
page-save = Zapisz
page-yes = Tak
page-no = Nie
page-language = Język
page-theme = Motyw
page-theme-dark = Ciemny
page-theme-light = Papier
page-motion = Animacje
page-motion-full = Pełne
page-motion-quick = Szybkie
page-motion-off = Brak
page-guest = Gość
page-computer = Komputer
page-copied = Skopiowano
page-copy-link = Kopiuj link
page-line-lost = Utracono połączenie, ponawiam…
page-server-away = Serwer nie odpowiada.
page-broken = Nie udało się wczytać strony. Odśwież ją.
page-opening = Otwieram stół…

## Page: home

page-nav-play = Graj
page-hero = Zimna wojna przy jednym stole.
page-hero-sub = Program pilnuje każdej zasady. Ze znajomym lub z komputerem, w twoim języku, na każdym ekranie.
page-name = Nazwa gracza
page-side = Strona
page-either = dowolna
page-level = Poziom
page-bot-random = Losowy
page-bot-heuristic = Proste reguły
page-bot-search = Przeszukiwanie
page-bot-network = Wytrenowana sieć
page-bot-level-1 = Poziom 1
    .what = zna zasady i popełnia wiele błędów
page-bot-level-2 = Poziom 2
    .what = widzi to, co oczywiste, a resztę przeocza
page-bot-level-3 = Poziom 3
    .what = gra rozsądnie, ale się myli
page-bot-level-4 = Poziom 4
    .what = gra rozsądnie
page-bot-level-5 = Poziom 5
    .what = patrzy trochę naprzód
page-bot-level-6 = Poziom 6
    .what = patrzy dalej naprzód
page-bot-level-7 = Poziom 7
    .what = sieć, która uczyła się na milionach partii
page-bot-level-8 = Poziom 8
    .what = sieć, która patrzy naprzód; najsilniejszy przeciwnik
page-play-bot = Graj teraz z komputerem
page-invite = Zaproś znajomego
page-open-table = Otwórz stół publiczny
page-hotseat = We dwoje przy jednym ekranie
page-sandbox = Piaskownica
page-my-tables = Moje stoły
page-your-moves = { $number } × twój ruch
page-open-tables = Otwarte stoły
page-library = Biblioteka
page-import = Wczytaj partię
page-import-notices = Uwagi do importu
page-no-tables = Nie masz jeszcze stołów.
page-no-open = Nikt teraz nie czeka.
page-record-tournament_final = Finał turnieju z instrukcji
page-no-records = Nie ma jeszcze partii.
page-waiting-friend-short = czeka na gracza
page-you-take = grasz jako { $side }
page-watch = Oglądaj
page-take-seat = Dołącz
page-waiting = czeka
page-over = Koniec gry
page-profile = Profil
page-device-link = Link na inne urządzenie
page-device-note = Każdy, kto otworzy ten link, będzie zalogowany jako ty. Link jest ważny tylko przez krótki czas.
page-account = Konto (opcjonalne)
page-account-of = Konto { $login }
page-login = Login
page-password = Hasło
page-log-in = Zaloguj się
page-register = Załóż konto
page-registered = Konto założone.
page-clock = Zegar
page-clock-none = brak
page-clock-live = 45 min + 30 s
page-clock-slow = 90 min + 60 s
page-clock-days = 3 dni na ruch
page-position = Pozycja
page-position-help = Zostaw puste, aby zacząć nową grę, albo wklej pozycję.
page-options = Opcje gry
page-begin = Rozpocznij
page-waiting-friend = Czekamy na drugiego gracza
page-send-link = Wyślij ten link znajomemu.
page-invited = Zaproszenie do gry { $game }
page-aborted = Gra została przerwana.

## Page: seas and places

page-sea-pacific = Pacyfik
page-sea-north-atlantic = Północny Atlantyk
page-sea-south-atlantic = Południowy Atlantyk
page-sea-indian = Ocean Indyjski
page-sea-mediterranean = Morze Śródziemne
page-sea-arctic = Ocean Arktyczny
page-sea-caribbean = Morze Karaibskie
page-land-china = CHINY
page-usa = USA
page-ussr = ZSRR
page-world = Świat
page-world-short = Świat
page-map = Mapa świata
page-overview = Mapa poglądowa
page-regions = Regiony
page-chips-legend = Tabelki: wynik, gdyby liczyć teraz; ◆ strategiczne, wszystkie

## Page: the table

page-turn = Etap { $number }
page-round = Runda
page-round-of = runda { $number } z { $most }
page-turn-round-short = E{ $turn } · R{ $round }
page-turn-headline-short = E{ $turn } · { $headline }
page-phasing = ruch: { $side }
page-era-early = Preludium
page-era-mid = Eskalacja
page-era-late = Apogeum
page-wins-at = { $points }: wygrana { $side }
page-even = remis
page-you = ty
page-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
page-away = offline
page-panels = Dziennik, czat, karty, zasady
page-your-move = Twój ruch
page-waiting-for = Czekamy: { $name }…
page-spectator = Oglądasz grę.
page-no-cards = Brak kart w ręce.
page-covered = Ręka zakryta
page-take-back = Cofnij
page-confirm-setting = Potwierdzaj ostatni krok wyboru
page-take-back-all = Wszystko ({ $number })
page-take-back-what = Cofnij: { $what }
page-confirm = Potwierdź: { $what }
page-confirm-short = Potwierdź
page-put-back = Weź kartę z powrotem na rękę
page-ask-undo = Poproś o cofnięcie
page-undo-sent = Prośba wysłana.
page-undo-asked = { $name } prosi o cofnięcie ostatniej decyzji.
page-undo-refused = Prośbę odrzucono.
page-allow = Zgadzam się
page-refuse = Odmawiam
page-of-left = z { $number } zostało
page-left = zostało
page-costs = { $country } – koszt { $number }
page-price = koszt { $number }
page-effect-breaks = koniec kontroli { $side }
page-effect-takes = kontrola przypada { $side }
page-effect-holds = nadal pod kontrolą { $side }
page-succeeds = szansa powodzenia { $chance }
page-realign-odds = { $win } osłabisz przeciwnika, { $lose } stracisz ({ $own } do { $other })
page-realign-win = strata Wpływów { $side }
page-realign-tie = bez zmian
page-realign-lose = strata Wpływów { $side }
page-battleground = Państwo Strategiczne
page-stability = Stabilizacja { $number }
page-controls = pod kontrolą { $side }
page-coup-in = Przewrót: { $country }
page-fails = porażka
page-foothold = osłabienie { $side }
page-takes-control = kontrola { $side }
page-coup-sum = kość + { $ops } − 2 × Stabilizacja { $stability }
page-would-lose = porażka { $side }
page-war-needs = powodzenie od { $need } w górę ({ $modifier })
page-ops = { $ops ->
        [one] { $ops } Punkt Operacyjny
        [few] { $ops } Punkty Operacyjne
       *[other] { $ops } Punktów Operacyjnych
    }
page-ops-3 = 3+ op.
page-ops-change = Operacje { $change }
page-in-play = w grze
page-in-play-ops = w grze: { $ops } op.
page-must-be-played = trzeba zagrać
page-china-ready = twoja, gotowa
page-china-later = od następnego Etapu
page-defcon-falls = DEFCON { $from } → { $to }
page-defcon-risk = ryzyko DEFCON
page-card-scoring = Punktacja
page-card-china = Chiny
page-card-number = Nr { $number }
page-star = po Wydarzeniu wypada z gry
page-history = Historia
page-rulings = Wyjaśnienia
page-defcon-what = gdzie nie ma Przewrotów i Presji
page-defcon-5 = nic nie jest zamknięte
page-defcon-4 = Europa zamknięta
page-defcon-3 = zamknięta też Azja
page-defcon-2 = zamknięty też Bliski Wschód
page-defcon-1 = wojna nuklearna: przegrywa Aktywny Gracz
page-now = teraz
page-closed = zamknięte:
page-no-coups = bez Przewrotów
page-if-scored = Gdyby punktować teraz
page-held = państwa: { $number }
page-points = { $points } PZ
page-level-none = brak
    .short = brak
page-level-presence = Obecność
    .short = Ob.
page-level-domination = Dominacja
    .short = Dom.
page-level-control = Kontrola
    .short = Kon.
page-required = wymagane { $number } (DEFCON)
page-short = brakuje { $number }
page-met = spełniono
page-space-next = { $side } dalej: { $box }, { $ops }+ op., rzut 1–{ $roll }
page-space-vp = { $first } / { $second } PZ
page-space-2 = 2. próba
page-space-4 = podgląd
page-space-6 = odrzuć 1
page-space-ops = { $ops }+ op.
page-milops-short = Op. Wojsk.
page-space-short = Kosmos
page-log = Dziennik
page-log-start = Początek
page-chat = Czat
page-cards-tab = Karty
page-rules = Zasady
page-board = Plansza
page-tracks = Tory
page-expand-all = Rozwiń wszystko
page-fold-all = Zwiń
page-save-log = Zapisz .txt
page-save-record = Pobierz partię
page-entries = { $number ->
        [one] { $number } wpis
        [few] { $number } wpisy
       *[other] { $number } wpisów
    }
page-chat-empty = Nikt jeszcze nic nie napisał.
page-message = Wiadomość
page-send = Wyślij
page-tracker = Karty: co wiesz
page-draw = w talii
page-discard = odrzucone
page-removed = usunięte
page-unseen = Nieznane
page-unseen-count = nieznane
page-known = Znane karty w ręce przeciwnika
page-known-cards = znane: { $number }
page-none-known = brak znanych
page-table = W grze
page-search = Szukaj kart, państw, zasad
page-rules-version = Ta gra toczy się według wersji zasad { $version }.
page-search-rules = Szukaj w zasadach
page-nothing = nic
page-nothing-found = Nic nie znaleziono.
page-last-move = Ostatni ruch
page-rule = Zasada { $number }
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-fit = Cały świat
page-resign = Poddaj się
page-resign-sure = Na pewno się poddajesz?
page-abort = Przerwij grę
page-rematch = Rewanż z zamianą stron
page-cover-title = Przekaż ekran: { $side }
page-cover-text = Karty pozostaną zakryte, dopóki ich nie odsłonisz.
page-cover-ready = Gram jako { $side }, pokaż moje karty
page-warning-title = Tym zagraniem przegrasz grę
page-warning-defcon = DEFCON wynosi { $level } i spadłby do 1: natychmiastowa porażka { $side }.
page-warning-crisis = Trwa „Kryzys kubański”: próba Przewrotu to natychmiastowa porażka { $side }.
page-warning-rule = przegrywa Aktywny Gracz, niezależnie od tego, kto wybierał
page-warning-maybe = Tym zagraniem możesz przegrać grę
page-warning-risk = Zagrywam mimo to
page-warning-safe = Bezpieczne wyjście
page-warning-back = Nie zagrywam
page-warning-go = Zagrywam i przegrywam
page-why-reach = { $country } – poza zasięgiem: brak Wpływów { $side } na miejscu i w sąsiedztwie.
page-why-price = { $country } – koszt 2, bo jest pod kontrolą { $enemy }, a został tylko 1 punkt.
page-why-spread = { $country } – poza zasięgiem: dopiero co położone Wpływy go nie poszerzają.
page-why-chernobyl = { $country } – w tym Etapie zamknięte przez „Czarnobyl”.
page-why-enemy = { $country } – nie ma tu Wpływów { $enemy }.
page-why-defcon = { $country } – zamknięte przy DEFCON { $level }.
page-why-event = { $country } – pod ochroną Wydarzenia w grze.
page-why-not = { $country } – tu nie można tego wybrać.

## Page: first-game guide

page-guide-next = Dalej
page-guide-back = Wstecz
page-guide-skip = Pomiń
page-guide-leave = Zamknij przewodnik
page-guide-again = Przewodnik od początku
page-guide = Przewodnik po pierwszej grze
guide-none = Decyduje druga strona. Czytaj dziennik: jest w nim wszystko, co się dzieje.
guide-setup = Przed pierwszym Etapem każda strona rozmieszcza kilka Punktów Wpływów, po jednym. Dozwolone państwa mają złotą obwódkę. Aby kontrolować państwo, trzeba mieć w nim nad przeciwnikiem przewagę równą co najmniej Poziomowi Stabilizacji (liczba w prawym górnym rogu pola).
    .us = Solidny początek: Niemcy Zachodnie 4, Włochy 3.
    .ussr = Solidny początek: Polska 4, Niemcy Wschodnie 1, Jugosławia albo Austria 1.
guide-headline = Każdy Etap zaczyna się od Wydarzeń Kluczowych: obie strony w tajemnicy wybierają kartę, której Wydarzenie nastąpi. Wybierz własne lub neutralne. Karty Rozstrzygnięć też wolno, ale zwykle lepiej zagrać je później.
guide-card = Zagraj kartę. Liczba to jej Punkty Operacyjne. Karta z Wydarzeniem przeciwnika też daje punkty, ale Wydarzenie nastąpi: zagrywaj takie karty wtedy, gdy szkodzą najmniej. Karty Rozstrzygnięć trzeba zagrać jeszcze w tym Etapie.
guide-play = Wydarzenie czy Operacje? Punkty Operacyjne pozwalają dokładać Wpływy, próbować Przewrotu, Wywierać Presję albo pozbyć się szkodliwej karty w Wyścigu Kosmicznym. Dopóki nie padnie kość, nic nie jest ostateczne: kartę możesz wziąć z powrotem.
guide-influence = Dokładaj Wpływy tam, gdzie już je masz, albo w sąsiedztwie. Punkt kosztuje 1, a w państwie kontrolowanym przez przeciwnika 2. Myśl o Państwach Strategicznych (wypełniony nagłówek z rombem): przy Rozstrzygnięciu liczą się najbardziej.
guide-coup = Przewrót: do rzutu kością dodaje się punkty karty i odejmuje podwojony Poziom Stabilizacji, więc przy niskim jest łatwo. Procent to szansa powodzenia. Przewrót w Państwie Strategicznym obniża DEFCON; przy DEFCON 2 oznaczałby twoją porażkę.
guide-realign = Rzucają obie strony; każde kontrolowane sąsiednie państwo, więcej Wpływów na miejscu i sąsiedztwo Supermocarstwa dają po +1. Przegrany traci Wpływy, a możesz nim być także ty.
guide-space = Wyścig Kosmiczny zabiera kartę bez jej Wydarzenia. Na kości nie może wypaść więcej niż podana liczba.
guide-event = Wydarzenie stawia cię przed wyborem. Możliwości są podświetlone; tekst karty mówi, o co chodzi.

## Page: replay

page-replay = Powtórka
page-run = Odtwarzaj
page-pause = Pauza
page-step = krok { $number }
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-turn-back = Poprzedni etap
page-turn-on = Następny etap
page-seen-by = Widok
page-public = publiczny
page-open-hands = Obie ręce
page-step-link = Kopiuj link do tego kroku
page-branch = Graj od tego miejsca

## Page: hints and review

page-hint = Podpowiedź
page-hint-title = Co zagrałby komputer
page-hint-thinking = Komputer myśli…
page-hint-next = potem { $what }
page-hint-told = { $number ->
        [one] Jedna podpowiedź: { $what }.
        [few] { $number } podpowiedzi. Najlepsza: { $what }.
       *[other] { $number } podpowiedzi. Najlepsza: { $what }.
    }
page-win-chance = szansa wygranej
page-try-again = Spróbuj ponownie
page-review = Analiza
page-review-thinking = Komputer ocenia każdą rundę…
page-review-plot = Szansa wygranej krok po kroku
page-review-turns = Punkty zwrotne
page-review-gain = { $side } +{ $points } p.p.
page-review-change = Zmiana
page-review-how = To szacunek: od każdej rundy komputer kilkakrotnie rozegrał ciąg dalszy z nowymi rzutami, z odkrytymi kartami obu stron. p.p. – punkty procentowe.
page-as-table = Jako tabela
page-step-short = Krok
page-seconds = { $number } s
