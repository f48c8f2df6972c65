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
page-sound-setting = Dźwięk, gdy przychodzi moja kolej
page-guest = Gość
page-guest-named = { $name } (gość)
page-computer = Komputer
page-copied = Skopiowano
page-copy-link = Kopiuj link
page-line-lost = Utracono połączenie, ponawiam…
page-server-away = Serwer nie odpowiada.
page-broken = Nie udało się wczytać strony. Odśwież ją.
page-not-found = Nie ma takiej strony.
    .what = Adres jest błędny albo tej strony już nie ma.
page-opening = Otwieram stół…

## Page: home

page-nav = Główne menu
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
    .what = liczy trochę naprzód
page-bot-level-6 = Poziom 6
    .what = liczy dalej naprzód
page-bot-level-7 = Poziom 7
    .what = trudny do pokonania
page-bot-level-8 = Poziom 8
    .what = sieć, która uczyła się na milionach partii; najsilniejszy przeciwnik
page-play-bot = Zagraj z komputerem
page-invite = Zaproś znajomego
page-open-table = Otwórz stół publiczny
page-hotseat = Dwie osoby, jeden ekran
page-sandbox = Piaskownica
page-my-tables = Moje stoły
page-your-moves = { $number } × twój ruch
page-next-table = Następny stół
    .what = Następny stół, który na mnie czeka
page-open-tables = Otwarte stoły
page-live = Oglądaj na żywo
page-no-live = Nikt teraz nie gra publicznie.
page-show = Obejrzyj partię dwóch botów: { $game }
page-steps = Pierwszy raz tutaj?
page-steps-learn = Ucz się, grając
    .what = Pierwsza partia z przewodnikiem: każdy krok jest wyjaśniany wtedy, gdy do niego dochodzisz. Przewodnik można wyłączyć w każdej chwili.
page-steps-easy = Zagraj na poziomie 1
    .what = Przeciwnik zna zasady i popełnia wiele błędów. Podpowiedzi i cofanie ruchów są dozwolone.
page-steps-watch = Obejrzyj partię
    .what = Wyrównana partia dwóch botów z odkrytymi rękami i komentarzem w punktach zwrotnych.
page-library = Biblioteka
page-import = Wczytaj partię
page-import-notices = Uwagi do importu
page-no-tables = Nie masz jeszcze żadnego stołu.
page-no-open = Nikt teraz nie czeka na przeciwnika.
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
page-alerts = Powiadomienia
page-bell-number = Powiadomienia, nieprzeczytane: { $number }
page-bell-fresh = Nowe powiadomienia: { $number }
page-sessions = Aktywne logowania
page-tokens = Tokeny API
page-visibility = Co inni widzą w twoim profilu
page-this-device = to urządzenie
page-device-unknown = Nieznane urządzenie
page-session-dates = od { $created }, ostatnio { $seen }
page-end-session = Wyloguj
page-end-session-of = Wyloguj: { $device }
page-end-others = Wyloguj wszystkie inne urządzenia
page-session-ended = Wylogowano.
page-log-out = Wyloguj się
page-log-out-sure = Wyloguj się na tym urządzeniu
page-log-out-member = Możesz wrócić, podając login i hasło.
page-log-out-guest = Jako gość nie wrócisz stąd jako „{ $name }”, chyba że najpierw założysz konto albo utworzysz link dla innego urządzenia.
page-bring-tables = Przenieś stoły gościa „{ $name }”
page-forgotten = Nie pamiętam hasła
page-mail-sent = Jeśli istnieje konto o tym loginie lub adresie, a adres jest potwierdzony, wiadomość jest już w drodze.
page-no-mail = Ten serwer nie wysyła poczty, więc nikt nie prześle ci nowego hasła. Zapisz swoje w bezpiecznym miejscu.
page-old-password = Obecne hasło
page-new-password = Nowe hasło
page-change-password = Zmień hasło
page-password-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
page-email = E-mail
page-email-is = E-mail: { $email }
page-email-open = E-mail: { $email } (niepotwierdzony)
page-change-email = Zmień e-mail
page-confirm-sent = Wysłaliśmy wiadomość. Aby potwierdzić adres, otwórz zawarty w niej link.
page-confirm-email = Potwierdź adres e-mail
page-email-confirmed = Adres { $email } należy teraz do konta { $login }.
page-account-named = „{ $name }” (konto { $login })
page-link-question = Zalogować się tym linkiem?
page-link-owner = Link należy do: { $who }.
page-link-here = W tej przeglądarce jesteś: { $who }.
page-link-nobody = W tej przeglądarce nikt nie jest zalogowany.
page-link-yours = To twój własny link: już jesteś tu jako { $who }.
page-link-guest-lost = Jeśli tylko się przełączysz, stracisz dostęp do stołów gościa. Możesz je przenieść ze sobą.
page-link-merge = Przełącz i przenieś moje stoły
page-link-switch = Przełącz na „{ $name }”
page-link-stay = Nie przełączaj
page-fair = Losowanie było uczciwe: wszyscy dotrzymali zobowiązań sprzed gry.
page-unfair = Losowanie nie było uczciwe: ktoś nie dotrzymał zobowiązań, które twoja przeglądarka widziała przed grą. Zachowaj zapis partii i potwierdzenie.
page-save-receipt = Zapisz potwierdzenie losowania
page-clock = Zegar
page-clock-none = brak
page-position = Pozycja
page-position-help = Zostaw puste, aby zacząć nową grę, albo wklej pozycję.
page-options = Opcje gry
page-begin = Rozpocznij
page-waiting-friend = Czekamy na drugiego gracza
page-send-link = Wyślij ten link znajomemu.
page-withdraw-table = Wycofaj zaproszenie
page-begins = Partia zacznie się, gdy tylko { $name } otworzy stół.
page-invited = Zaproszenie do gry { $game }
page-aborted = Partia została przerwana.

## Page: the table

page-map = Mapa świata
page-round = Runda
page-you = ty
page-away = offline
page-panels = Dziennik, czat, karty, zasady
page-your-move = Twój ruch
page-waiting-for = Czekamy: { $name }…
page-spectator = Oglądasz partię.
page-covered = Ręka zakryta
page-take-back = Cofnij
page-confirm-setting = Potwierdzaj ostatni krok wyboru
page-take-back-all = Wszystko ({ $number })
page-confirm = Potwierdź: { $what }
page-confirm-short = Potwierdź
page-ask-undo = Poproś o cofnięcie
page-undo-sent = Prośba wysłana.
page-undo-asked = { $name } prosi o cofnięcie swojej ostatniej decyzji i wszystkiego, co stało się po niej.
page-undo-refused = Prośbę odrzucono.
page-allow = Zgadzam się
page-refuse = Odmawiam
page-of-left = z { $number } zostało
page-left = zostało
page-log = Dziennik
page-log-start = Początek
page-chat = Czat
page-cards-tab = Karty
page-rules = Zasady
page-board = Plansza
page-expand-all = Rozwiń wszystko
page-fold-all = Zwiń wszystko
page-save-log = Zapisz jako .txt
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
page-search = Szukaj kart, państw, zasad
page-rules-version = Ta partia toczy się według wersji zasad { $version }.
page-search-rules = Szukaj w zasadach
page-nothing-found = Nic nie znaleziono.
page-last-move = Ostatni ruch
page-rule = Zasada { $number }
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-keys = Skróty klawiszowe
page-key-choose = Wybierz zaznaczone pole, kartę lub przycisk
page-key-hand = Przejdź do kart na ręce
page-key-close = Zamknij to, co otwarte
page-key-arrows = Na mapie: do najbliższego pola w tym kierunku
page-resign = Poddaj się
page-resign-sure = Na pewno się poddajesz?
page-abort = Przerwij partię
page-rematch = Rewanż z zamianą stron
page-to-tournament = Turniej: { $name }
page-rematch-offer = Stół do rewanżu jest gotowy.
page-rematch-take = Zagraj rewanż
page-cover-title = Przekaż ekran: { $side }
page-cover-text = Karty pozostaną zakryte, dopóki ich nie odsłonisz.
page-cover-ready = Gram jako { $side }, pokaż moje karty
page-warning-title = Tym zagraniem przegrasz grę
page-warning-maybe = Tym zagraniem możesz przegrać grę
page-warning-risk = Zagrywam mimo to
page-warning-safe = Bezpieczne wyjście
page-warning-back = Nie zagrywam
page-warning-go = Zagrywam i przegrywam

## Page: first-game guide

page-guide-next = Dalej
page-guide-back = Wstecz
page-guide-skip = Pomiń
page-guide-leave = Zamknij przewodnik
page-guide-again = Przewodnik od początku
page-guide = Przewodnik po pierwszej partii
guide-none = Decyduje druga strona. Czytaj dziennik: jest w nim wszystko, co się dzieje.
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
page-public = Widz
page-open-hands = Obie ręce
page-step-link = Kopiuj link do tego kroku
page-branch = Graj od tego miejsca
page-note-before = Poprzedni komentarz
page-note-after = Następny komentarz

## Page: hints and review

page-hint = Podpowiedź
page-hint-title = Co zagrałby komputer
page-hint-thinking = Komputer myśli…
page-hint-next = potem { $what }
page-hints-ready = { $number ->
        [one] Jedna podpowiedź: { $what }.
        [few] { $number } podpowiedzi. Najlepsza: { $what }.
       *[other] { $number } podpowiedzi. Najlepsza: { $what }.
    }
page-win-chance = szansa na wygraną
page-try-again = Spróbuj ponownie
page-review = Analiza
page-review-thinking = Komputer ocenia każdą rundę…
page-review-plot = Szansa na wygraną krok po kroku
page-review-turns = Punkty zwrotne
page-review-gain = { $side } +{ $points } p.p.
page-review-change = Zmiana
page-review-how = To szacunek: od każdej rundy komputer kilkakrotnie rozegrał ciąg dalszy z nowymi rzutami, z odkrytymi kartami obu stron. p.p. – punkty procentowe.
page-as-table = Jako tabela
page-step-short = Krok
page-seconds = { $number } s

## Page: lists, people, moderation

page-tables = Stoły
page-list-mine = Moje stoły
page-list-open = Otwarte stoły
page-list-live = Trwające partie
page-list-finished = Zakończone partie
page-list-records = Biblioteka
page-all-tables = Wszystkie
page-search-player = Gracz
page-search-title = Tytuł
page-game = Gra
page-any = bez znaczenia
page-pace = Tempo
page-pace-none = bez zegara
page-pace-live = w czasie rzeczywistym
page-pace-days = korespondencyjnie
page-more = Pokaż więcej
page-voided = Nie liczy się
page-deleted-player = Usunięty gracz
page-kind-guest = Gość
page-kind-member = Ma konto
page-kind-deleted = Konto usunięte
page-kind-bot = Konto bota
page-bot-player = { $name } (bot)
page-bot-owner = Właściciel bota:
page-bots-welcome = Mogą dosiąść się też boty
page-since = tutaj od { $date }
page-mute = Wycisz
page-unmute = Wyłącz wyciszenie
page-block = Zablokuj
page-unblock = Odblokuj
page-mute-note = Wyciszenie: nie widzisz, co ta osoba pisze na czacie.
page-block-note = Blokada: nie spotkacie się też przy stole i ta osoba nie może do ciebie pisać.
page-report = Zgłoś
page-report-kind = Czego dotyczy zgłoszenie?
page-report-chat = Czat
page-report-cheating = Oszukiwanie
page-report-name = Nazwa
page-report-other = Coś innego
page-report-text = Co się stało?
page-report-chat-stored = Ostatnie wpisy z czatu zostaną dołączone.
page-report-send = Wyślij do moderatorów
page-reported = Dziękujemy. Moderator się tym zajmie.
page-notices = Wiadomości dla ciebie
page-notice-dismiss = Przeczytane
page-notices-dismiss-all = Wszystko przeczytane ({ $number })
page-notice-warned = Moderator ostrzega cię:
page-notice-silenced = Do { $until } nie możesz pisać na czacie:
page-notice-unsilenced = Znów możesz pisać na czacie.
page-notice-closed = Moderator zamknął twoje konto:
page-notice-reopened = Twoje konto jest znów otwarte.
page-notice-voided = Twoja partia się nie liczy:
page-notice-renamed = Starsze konto miało już twoją nazwę. Nazywasz się teraz { $name }; inną nazwę możesz wybrać w profilu.
page-notice-uncommented = Moderator usunął twój komentarz:
page-my-data = Moje dane
page-export = Pobierz wszystko, co o mnie zapisano
page-delete-account = Usuń moje konto
page-delete-note = Twoja nazwa, adres, hasło, urządzenia, wpisy na czacie i listy zostaną od razu usunięte i nie da się ich odzyskać. Partie pozostaną jako partie usuniętego gracza; trwające partie z ludźmi zostaną poddane.
page-delete-sure = Usuń na zawsze
page-moderation = Moderacja
page-mod-reports = Zgłoszenia
page-mod-people = Ludzie
page-mod-games = Partie
page-mod-log = Dziennik
page-mod-with-settled = Także rozpatrzone
page-mod-no-reports = Nie czeka żadne zgłoszenie.
page-mod-no-entries = Jeszcze nic nie zrobiono.
page-mod-closed-to-you = Ta strona jest dla moderatorów.
page-mod-by = zgłasza:
page-mod-table = stół
page-mod-settled = Rozpatrzone
page-mod-verdict = Decyzja
page-mod-settle = Rozpatrz
page-mod-find = Nazwa, login lub identyfikator profilu
page-mod-search = Szukaj
page-mod-why = Powód (ta osoba go zobaczy)
page-mod-hours = Godziny
page-mod-warn = Ostrzeż
page-mod-silence = Odbierz głos
page-mod-unsilence = Przywróć głos
page-mod-close = Zamknij konto
page-mod-reopen = Otwórz konto ponownie
page-mod-void = Unieważnij partię
page-mod-moderator = moderator
page-mod-silenced = bez głosu do { $date }
page-mod-closed = zamknięte { $date }
page-mod-until = do { $date }
page-mod-address = Adres stołu
page-mod-void-note = Unieważniona partia jest oznaczona i się nie liczy. Jeśli jeszcze trwa, kończy się bez zwycięzcy.
page-mod-command = wiersz poleceń
page-mod-did-warn = Ostrzeżenie
page-mod-did-silence = Odebranie głosu
page-mod-did-unsilence = Przywrócenie głosu
page-mod-did-close = Zamknięcie konta
page-mod-did-reopen = Ponowne otwarcie konta
page-mod-did-void = Unieważnienie partii
page-mod-did-settle = Rozpatrzenie zgłoszenia
page-mod-did-promote = Mianowanie moderatorem
page-mod-did-demote = Odwołanie moderatora
page-mod-did-delete = Usunięcie własnego konta
page-mod-did-uncomment = Usunięcie komentarza
page-mod-done = Zrobione.
page-games-played = { $number ->
        [one] { $number } partia z ludźmi
        [few] { $number } partie z ludźmi
       *[other] { $number } partii z ludźmi
    }
page-club = Klub
page-lobby = Poczekalnia
page-ratings = Ranking
page-tournaments = Turnieje
page-archive = Archiwum
page-statistics = Statystyki
page-friends = Znajomi
page-challenge = Wyzwij
page-find-opponent = Znajdź przeciwnika
page-note = Notatki
page-note-what = Te notatki widzisz tylko ty.
page-note-saved = Zapisano.
page-plan = Zaplanuj
page-plan-gone = Plan odrzucono
page-comments = Komentarze
page-delay = Widzowie widzą ruch
page-delay-none = od razu
page-delay-minutes = { $number ->
        [one] { $number } minutę później
        [few] { $number } minuty później
       *[other] { $number } minut później
    }
page-delay-hours = { $number ->
        [one] { $number } godzinę później
        [few] { $number } godziny później
       *[other] { $number } godzin później
    }
page-delay-days = { $number ->
        [one] { $number } dzień później
       *[other] { $number } dni później
    }
page-delay-rule = Widzowie widzą ruch { $delay }
page-vacation = Urlop
page-on-vacation = urlop do { $date }
page-adjourned = Partia jest odroczona.
page-adjourn-asked = { $name } proponuje odroczyć partię.
page-go-on-asked = { $name } proponuje grać dalej.
page-pause-sent = Przeciwnik dostał propozycję.
page-ask-go-on = Zaproponuj dalszą grę
page-ask-no-longer = Cofnij propozycję
