# Notifications, fetched with their page.

page-alerts-account = Aby dostawać powiadomienia o swoich partiach poza tą stroną, potrzebujesz konta.
page-alerts-hint = Dopóki masz stół przed oczami, nie dostajesz powiadomień o nim. O tym, że to twój ruch, powiadamiamy przy każdym stole tylko raz.
page-alerts-what = O czym cię powiadamiać
page-alerts-kind = Zdarzenie
page-alerts-kind-move = Mój ruch
page-alerts-kind-begun = Partia się zaczyna
page-alerts-kind-over = Partia się skończyła
page-alerts-kind-low = Kończy się mój czas
page-alerts-kind-chat = Ktoś do mnie pisze
page-alerts-kind-tournament = Turnieje
page-alerts-kind-challenge = Wyzwania
page-alerts-via-mail = E-mail
page-alerts-via-push = Przeglądarka
page-alerts-via-webhook = Webhook
page-alerts-cell = { $kind }: { $via }
page-alerts-saved = Zapisano.
page-alerts-when = Kiedy
page-alerts-delay = Ile czekać, by wysłać kilka powiadomień w jednym e-mailu
page-alerts-minutes = { $number ->
        [one] { $number } minutę
        [few] { $number } minuty
       *[many] { $number } minut
    }
page-alerts-hours = { $number ->
        [one] { $number } godzinę
        [few] { $number } godziny
       *[many] { $number } godzin
    }
page-alerts-quiet = Godziny ciszy: o tym, co się wtedy wydarzy, dowiesz się później
page-alerts-from = Od
page-alerts-to = Do
page-alerts-zone = Strefa czasowa
page-alerts-mail = E-mail
page-alerts-mail-none = Ten serwis nie wysyła e-maili.
page-alerts-mail-unconfirmed = Aby dostawać e-maile, potwierdź adres e-mail w swoim profilu, w części „Konto”.
page-alerts-mail-on = E-maile przychodzą na twój potwierdzony adres.
page-alerts-mail-off = Twój adres odrzucał nasze e-maile, więc przestaliśmy je wysyłać. Potwierdź go ponownie albo podaj inny w swoim profilu.
page-alerts-push = Przeglądarki i telefony
page-alerts-push-hint = Na telefonie dodaj najpierw tę stronę do ekranu głównego; na iPhonie powiadomienia działają tylko wtedy.
page-alerts-push-none = Ten serwis nie może wysyłać powiadomień do przeglądarek.
page-alerts-push-unsupported = Ta przeglądarka nie przyjmuje stąd powiadomień: potrzebne jest https i okno inne niż prywatne.
page-alerts-push-denied = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach.
page-alerts-push-add = Powiadamiaj mnie w tej przeglądarce
page-alerts-push-remove = Nie powiadamiaj w tej przeglądarce
page-alerts-here = ta przeglądarka
page-alerts-hooks = Webhooki
page-alerts-hooks-hint = Dla własnych programów oraz botów Discorda, Slacka i Telegrama. Każda wiadomość jest podpisana.
page-alerts-preset = Dla
page-alerts-preset-json = Mój program (JSON)
page-alerts-preset-discord = Discord
page-alerts-preset-slack = Slack
page-alerts-preset-telegram = Telegram
page-alerts-url = Adres
page-alerts-chat = Czat (numer lub @kanał)
page-alerts-name = Nazwa
page-alerts-hook-add = Dodaj webhook
page-alerts-secret = Sekret, którym podpisywane są wiadomości do tego webhooka (HMAC-SHA256 czasu i treści). Widać go tylko teraz:
page-alerts-test = Test
page-alerts-test-of = Test: { $name }
page-alerts-remove = Usuń
page-alerts-remove-of = Usuń: { $name }
page-alerts-sent = Wiadomość próbna dotarła.
page-alerts-posted = E-mail próbny jest w drodze.
page-alerts-failed = Wiadomość próbna nie dotarła: { $why }
page-alerts-off = Wyłączono { $at }, bo nic nie docierało: { $why } Udany test włączy kanał ponownie.
page-alerts-trouble = Ostatnia próba się nie powiodła: { $why }
page-alerts-why-status = odpowiedź brzmiała { $status }.
page-alerts-why-timeout = nie było odpowiedzi na czas.
page-alerts-why-no-host = nie ma takiego hosta.
page-alerts-why-private = adres nie leży w publicznym internecie.
page-alerts-why-tls = połączenie nie jest bezpieczne.
page-alerts-why-no-answer = nie było odpowiedzi.
page-alerts-why-gone = przeglądarka nie jest już zapisana i została usunięta.
page-alerts-why-no-address = nie ma potwierdzonego adresu.
page-alerts-why-other = przyczyna nieznana.
page-unsubscribe = E-maile z Détente
page-unsubscribe-done = { $name }, nie będziemy już wysyłać takich e-maili: { $kind }.
page-unsubscribe-all = { $name }, nie będziemy już wysyłać żadnych e-maili.
page-unsubscribe-back = Znowu będziesz dostawać te e-maile.
page-unsubscribe-undo = To pomyłka: wysyłajcie je dalej
page-unsubscribe-broken = Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.
page-unsubscribe-choose = Wybierz, o czym cię powiadamiać
