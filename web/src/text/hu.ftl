### The page: texts of the web client

## Page: everywhere

page-home = Kezdőlap
page-menu = Menü
page-close = Bezárás
page-cancel = Mégse
page-save = Mentés
page-yes = Igen
page-no = Nem
page-language = Nyelv
page-theme = Megjelenés
page-theme-dark = Sötét
page-theme-light = Papír
page-motion = Animáció
page-motion-full = Teljes
page-motion-quick = Gyors
page-motion-off = Ki
page-guest = Vendég
page-guest-named = { $name } (vendég)
page-computer = Gép
page-copied = Másolva
page-copy-link = Link másolása
page-line-lost = Megszakadt a kapcsolat, újrapróbáljuk…
page-server-away = A szerver nem válaszol.
page-broken = Az oldal nem töltődött be. Frissítsd!
page-opening = Az asztal megnyitása…

## Page: home

page-nav-play = Játék
page-hero = A hidegháború egyetlen asztalnál.
page-hero-sub = A szabályokra a program ügyel. Baráttal vagy a gép ellen, a te nyelveden, bármilyen képernyőn.
page-name = Név
page-side = Oldal
page-either = mindegy
page-level = Szint
page-bot-random = Véletlen
page-bot-heuristic = Ökölszabályok
page-bot-search = Keresés
page-bot-network = Betanított háló
page-bot-level-1 = 1. szint
    .what = ismeri a szabályokat, de sokat hibázik
page-bot-level-2 = 2. szint
    .what = a nyilvánvalót látja, a többit nem veszi észre
page-bot-level-3 = 3. szint
    .what = értelmesen játszik, de hibázik
page-bot-level-4 = 4. szint
    .what = értelmesen játszik
page-bot-level-5 = 5. szint
    .what = kissé előretekint
page-bot-level-6 = 6. szint
    .what = messzebbre tekint előre
page-bot-level-7 = 7. szint
    .what = háló, amely játszmák millióiból tanult
page-bot-level-8 = 8. szint
    .what = a háló, előretekintéssel; a legerősebb ellenfél
page-play-bot = Játék a gép ellen
page-invite = Barát meghívása
page-open-table = Nyílt asztal indítása
page-hotseat = Ketten egy képernyőnél
page-sandbox = Homokozó
page-my-tables = Asztalaim
page-your-moves = { $number } × te jössz
page-open-tables = Nyílt asztalok
page-live = Élőben
page-no-live = Most senki sem játszik nyílt asztalnál.
page-show = Két bot játszmája: { $game }
page-steps = Először jársz itt?
page-steps-learn = Tanulj játék közben
    .what = Vezetett első játszma: minden lépést akkor magyaráz el, amikor odaérsz. Az útmutatót bármikor kikapcsolhatod.
page-steps-easy = Játssz az 1. szinttel
    .what = Olyan ellenfél, aki ismeri a szabályokat, de sokat hibázik. Tippet kérni és lépést visszavonni szabad.
page-steps-watch = Nézz meg egy játszmát
    .what = Két bot szoros játszmája nyitott kezekkel, a fordulópontokon megjegyzésekkel.
page-library = Könyvtár
page-import = Játszma betöltése
page-import-notices = Megjegyzések az importáláshoz
page-no-tables = Még nincs asztalod.
page-no-open = Most senki sem vár ellenfélre.
page-no-records = Még nincs feljegyzett játszma.
page-waiting-friend-short = játékosra vár
page-you-take = a te oldalad: { $side }
page-watch = Megnézem
page-take-seat = Csatlakozom
page-waiting = várakozás
page-over = Vége a játszmának
page-profile = Profil
page-device-link = Link másik eszközre
page-device-note = Aki megnyitja ezt a linket, a te nevedben lép be. Csak rövid ideig érvényes.
page-account = Fiók (nem kötelező)
page-account-of = Fiók: { $login }
page-login = Felhasználónév
page-password = Jelszó
page-log-in = Belépés
page-register = Regisztráció
page-registered = Regisztrálva.
page-clock = Óra
page-clock-none = nincs
page-clock-live = 45 p + 30 mp
page-clock-slow = 90 p + 60 mp
page-clock-days = 3 nap / lépés
page-position = Állás
page-position-help = Hagyd üresen, ha új játszmát kezdesz, vagy illessz be egy állást.
page-options = A játék beállításai
page-begin = Kezdés
page-waiting-friend = Várakozás a másik játékosra
page-send-link = Küldd el ezt a linket a barátodnak.
page-invited = Meghívást kaptál egy játszmára: { $game }
page-aborted = A játszmát megszakították.

## Page: the table

page-map = Világtérkép
page-round = Akció
page-you = te
page-away = nincs jelen
page-panels = Napló, csevegés, lapok, szabályok
page-your-move = Te jössz
page-waiting-for = Várakozás: { $name }…
page-spectator = Nézőként vagy itt.
page-covered = Letakart lapok
page-take-back = Visszavonás
page-confirm-setting = A választás utolsó lépését meg kell erősíteni
page-take-back-all = Mind ({ $number })
page-confirm = Megerősítés: { $what }
page-confirm-short = Megerősítés
page-ask-undo = Visszavonás kérése
page-undo-sent = Kérés elküldve.
page-undo-asked = { $name } vissza szeretné vonni az utolsó döntést.
page-undo-refused = A kérést elutasították.
page-allow = Engedélyezem
page-refuse = Elutasítom
page-of-left = / { $number } maradt
page-left = maradt
page-log = Napló
page-log-start = Kezdet
page-chat = Csevegés
page-cards-tab = Lapok
page-rules = Szabályok
page-board = Tábla
page-expand-all = Mindet kinyit
page-fold-all = Mindet becsuk
page-save-log = Mentés (.txt)
page-save-record = Játszma letöltése
page-entries = { $number } bejegyzés
page-chat-empty = Még senki sem írt.
page-message = Üzenet
page-send = Küldés
page-tracker = Lapok: amit tudsz
page-search = Lapok, országok, szabályok keresése
page-rules-version = Ez a játszma a szabályok { $version }. változata szerint folyik.
page-search-rules = Keresés a szabályokban
page-nothing-found = Nincs találat.
page-last-move = Utolsó lépés
page-rule = { $number } szabály
page-zoom-in = Nagyítás
page-zoom-out = Kicsinyítés
page-resign = Feladás
page-resign-sure = Biztosan feladod?
page-abort = Játszma megszakítása
page-rematch = Visszavágó oldalcserével
page-cover-title = Add át a képernyőt: { $side }
page-cover-text = A lapok letakarva maradnak, amíg fel nem fedi őket a gazdájuk.
page-cover-ready = Én vagyok: { $side }, mutasd a lapjaimat
page-warning-title = Ezzel a lépéssel veszítenél
page-warning-maybe = Ezzel a lépéssel veszíthetsz
page-warning-risk = Mégis kijátszom
page-warning-safe = Biztonságos kiút
page-warning-back = Nem játszom ki
page-warning-go = Kijátszom és veszítek

## Page: first-game guide

page-guide-next = Tovább
page-guide-back = Vissza
page-guide-skip = Kihagyom
page-guide-leave = Útmutató bezárása
page-guide-again = Útmutató elölről
page-guide = Első játszma útmutatóval
guide-none = A másik oldal dönt. Olvasd a naplót: minden, ami történik, ott áll.
guide-event = Egy esemény választás elé állít. A lehetőségek ki vannak emelve; a lap szövege elmondja, miről van szó.

## Page: replay

page-replay = Visszajátszás
page-run = Lejátszás
page-pause = Szünet
page-step = { $number }. lépés
page-step-back = Egy lépés vissza
page-step-on = Egy lépés előre
page-turn-back = Előző forduló
page-turn-on = Következő forduló
page-seen-by = Nézőpont
page-public = néző
page-open-hands = Mindkét kéz
page-step-link = Link másolása ehhez a lépéshez
page-branch = Játék innen tovább
page-note-before = Előző megjegyzés
page-note-after = Következő megjegyzés

## Page: hints and review

page-hint = Tipp
page-hint-title = Mit lépne a gép
page-hint-thinking = A gép gondolkodik…
page-hint-next = aztán { $what }
page-hint-told = { $number ->
        [one] Egy tipp: { $what }.
       *[other] { $number } tipp. A legjobb: { $what }.
    }
page-win-chance = nyerési esély
page-try-again = Újra
page-review = Elemzés
page-review-thinking = A gép minden kört értékel…
page-review-plot = Nyerési esély lépésről lépésre
page-review-turns = Fordulópontok
page-review-gain = { $side } +{ $points } szp.
page-review-change = Változás
page-review-how = Becslés: a gép minden körtől többször továbbjátszotta a játszmát új dobásokkal, mindkét fél nyílt kártyáival. szp.: százalékpont.
page-as-table = Táblázatban
page-step-short = Lépés
page-seconds = { $number } mp
