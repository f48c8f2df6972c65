# Notifications, fetched with their page.

page-alerts-account = You need an account to be told about your games outside this page.
page-alerts-hint = While you have a table in front of you, you are not told about it. Each table tells you only once that it is your move.
page-alerts-what = What you are told
page-alerts-kind = Occasion
page-alerts-kind-move = It is my move
page-alerts-kind-begun = A game begins
page-alerts-kind-over = A game is over
page-alerts-kind-low = My time is running out
page-alerts-kind-chat = Somebody writes to me
page-alerts-kind-tournament = Tournaments
page-alerts-kind-challenge = Invitations
page-alerts-via-mail = E-mail
page-alerts-via-push = Browser
page-alerts-via-webhook = Webhook
page-alerts-cell = { $kind }: { $via }
page-alerts-saved = Saved.
page-alerts-when = When
page-alerts-delay = Letters wait for others to go with them
page-alerts-minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
page-alerts-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
page-alerts-quiet = Quiet hours: what happens then is told afterwards
page-alerts-from = From
page-alerts-to = To
page-alerts-zone = Time zone
page-alerts-mail = E-mail
page-alerts-mail-none = This site does not send e-mail.
page-alerts-mail-unconfirmed = Confirm an e-mail address in your profile, under “Account”, to get letters.
page-alerts-mail-on = Letters go to your confirmed address.
page-alerts-mail-off = Your address has refused our letters, so we stopped writing. Confirm it again, or another one, in your profile.
page-alerts-push = Browsers and phones
page-alerts-push-hint = On a phone, add this page to the home screen first; on an iPhone web push works only then.
page-alerts-push-none = This site cannot send messages to browsers.
page-alerts-push-unsupported = This browser takes no messages from here: it needs https, and must not be in a private window.
page-alerts-push-denied = This browser blocks messages from this site. Allow them in its settings.
page-alerts-push-add = Tell me in this browser
page-alerts-push-remove = No more in this browser
page-alerts-here = this browser
page-alerts-hooks = Webhooks
page-alerts-hooks-hint = For your own programs and for bots of Discord, Slack and Telegram. Every message is signed.
page-alerts-preset = For
page-alerts-preset-json = My own program (JSON)
page-alerts-preset-discord = Discord
page-alerts-preset-slack = Slack
page-alerts-preset-telegram = Telegram
page-alerts-url = Address
page-alerts-chat = Chat (a number, or @channel)
page-alerts-name = Name
page-alerts-hook-add = Add the webhook
page-alerts-secret = The secret with which messages to this webhook are signed (HMAC-SHA256 of time and body). It is shown only now:
page-alerts-test = Test
page-alerts-test-of = Test: { $name }
page-alerts-remove = Remove
page-alerts-remove-of = Remove: { $name }
page-alerts-sent = The test has arrived.
page-alerts-posted = The test letter is on its way.
page-alerts-failed = The test did not arrive: { $why }
page-alerts-off = Switched off since { $at }, because nothing came through: { $why } A test that arrives switches it on again.
page-alerts-trouble = The last attempt failed: { $why }
page-alerts-why-status = the answer was { $status }.
page-alerts-why-timeout = there was no answer in time.
page-alerts-why-no-host = there is no such host.
page-alerts-why-private = the address is not on the public internet.
page-alerts-why-tls = the connection is not secure.
page-alerts-why-no-answer = there was no answer.
page-alerts-why-gone = the browser is no longer subscribed and was removed.
page-alerts-why-no-address = there is no confirmed address.
page-alerts-why-other = an unknown reason.
page-unsubscribe = Letters from Détente
page-unsubscribe-done = { $name }, you get no more letters of this kind: { $kind }.
page-unsubscribe-all = { $name }, you get no more letters.
page-unsubscribe-back = You get these letters again.
page-unsubscribe-undo = That was a mistake: send them again
page-unsubscribe-broken = This link is not complete. Open it from the letter again.
page-unsubscribe-choose = Choose what you are told
