# Notifications, fetched with their page.

page-alerts-account = Fiókra van szükséged, hogy ezen az oldalon kívül is értesülj a játszmáidról.
page-alerts-hint = Amíg egy asztal előtted van, nem kapsz róla értesítést. Arról, hogy te jössz, asztalonként csak egyszer szólunk.
page-alerts-what = Miről értesítsünk
page-alerts-kind = Esemény
page-alerts-kind-move = Én jövök
page-alerts-kind-begun = Játszma kezdődik
page-alerts-kind-over = Játszma véget ért
page-alerts-kind-low = Fogy az időm
page-alerts-kind-chat = Valaki ír nekem
page-alerts-kind-tournament = Versenyek
page-alerts-kind-challenge = Kihívások
page-alerts-via-mail = E-mail
page-alerts-via-push = Böngésző
page-alerts-via-webhook = Webhook
page-alerts-cell = { $kind }: { $via }
page-alerts-saved = Elmentve.
page-alerts-when = Mikor
page-alerts-delay = Ennyit várunk, hogy több értesítés egy levélben menjen
page-alerts-minutes = { $number ->
        [one] { $number } percet
       *[other] { $number } percet
    }
page-alerts-hours = { $number ->
        [one] { $number } órát
       *[other] { $number } órát
    }
page-alerts-quiet = Csendes órák: ami akkor történik, arról utána értesülsz
page-alerts-from = Ettől
page-alerts-to = Eddig
page-alerts-zone = Időzóna
page-alerts-mail = E-mail
page-alerts-mail-none = Ez az oldal nem küld e-mailt.
page-alerts-mail-unconfirmed = Ha levelet szeretnél kapni, erősíts meg egy e-mail-címet a profilodban, a „Fiók” részben.
page-alerts-mail-on = A levelek a megerősített címedre mennek.
page-alerts-mail-off = A címed visszautasította a leveleinket, ezért nem írunk többet. Erősítsd meg újra, vagy adj meg másikat a profilodban.
page-alerts-push = Böngészők és telefonok
page-alerts-push-hint = Telefonon előbb add hozzá ezt az oldalt a kezdőképernyőhöz; iPhone-on csak így működik.
page-alerts-push-none = Ez az oldal nem tud értesítést küldeni böngészőknek.
page-alerts-push-unsupported = Ez a böngésző innen nem fogad értesítést: https kell hozzá, és az ablak nem lehet privát.
page-alerts-push-denied = Ez a böngésző letiltja az oldal értesítéseit. Engedélyezd őket a beállításaiban.
page-alerts-push-add = Értesítést kérek ebben a böngészőben
page-alerts-push-remove = Kikapcsolás ebben a böngészőben
page-alerts-here = ez a böngésző
page-alerts-hooks = Webhookok
page-alerts-hooks-hint = Saját programjaidnak, valamint Discord-, Slack- és Telegram-botoknak. Minden üzenet alá van írva.
page-alerts-preset = Mihez
page-alerts-preset-json = Saját program (JSON)
page-alerts-preset-discord = Discord
page-alerts-preset-slack = Slack
page-alerts-preset-telegram = Telegram
page-alerts-url = Cím
page-alerts-chat = Csevegés (szám vagy @csatorna)
page-alerts-name = Név
page-alerts-hook-add = Webhook hozzáadása
page-alerts-secret = Ezzel a titokkal írjuk alá a webhooknak küldött üzeneteket (az idő és a törzs HMAC-SHA256 értéke). Csak most látható:
page-alerts-test = Próba
page-alerts-test-of = Próba: { $name }
page-alerts-remove = Törlés
page-alerts-remove-of = Törlés: { $name }
page-alerts-sent = A próbaüzenet megérkezett.
page-alerts-posted = A próbalevél úton van.
page-alerts-failed = A próbaüzenet nem érkezett meg: { $why }
page-alerts-off = Kikapcsolva ({ $at }), mert semmi sem ért célba: { $why } Egy sikeres próba újra bekapcsolja.
page-alerts-trouble = Az utolsó kísérlet nem sikerült: { $why }
page-alerts-why-status = a válasz kódja { $status }.
page-alerts-why-timeout = nem jött időben válasz.
page-alerts-why-no-host = nincs ilyen gép.
page-alerts-why-private = a cím nem a nyilvános interneten van.
page-alerts-why-tls = a kapcsolat nem biztonságos.
page-alerts-why-no-answer = nem jött válasz.
page-alerts-why-gone = a böngésző már nincs feliratkozva, ezért töröltük.
page-alerts-why-no-address = nincs megerősített cím.
page-alerts-why-other = ismeretlen okból.
page-unsubscribe = A Détente levelei
page-unsubscribe-done = { $name }, nem küldünk több ilyen levelet: { $kind }.
page-unsubscribe-all = { $name }, nem küldünk több levelet.
page-unsubscribe-back = Újra megkapod ezeket a leveleket.
page-unsubscribe-undo = Tévedés volt: küldjétek tovább
page-unsubscribe-broken = Ez a link hiányos. Nyisd meg újra a levélből.
page-unsubscribe-choose = Válaszd ki, miről értesítsünk
