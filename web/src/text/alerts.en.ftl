# Notifications, fetched with their page.

page-alerts-account = You need an account to get notifications outside this page.
page-alerts-hint = You get no notifications about a table that you have open. Each table notifies you only once that it is your move.
page-alerts-what = Your notifications
page-alerts-kind = Event
page-alerts-kind-move = It is my move
page-alerts-kind-begun = A game begins
page-alerts-kind-over = A game is over
page-alerts-kind-low = My time is running out
page-alerts-kind-chat = Somebody writes to me
page-alerts-kind-tournament = Tournaments
page-alerts-kind-challenge = Challenges
page-alerts-via-mail = E-mail
page-alerts-via-push = Browser
page-alerts-via-webhook = Webhook
page-alerts-cell = { $kind }: { $via }
page-alerts-saved = Saved.
page-alerts-when = When
page-alerts-delay = Collect e-mails for
page-alerts-minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
page-alerts-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
page-alerts-quiet = Quiet hours: notifications wait until they end
page-alerts-from = From
page-alerts-to = To
page-alerts-zone = Time zone
page-alerts-mail = E-mail
page-alerts-mail-none = This site does not send e-mail.
page-alerts-mail-unconfirmed = Confirm an e-mail address in your profile, under “Account”, to get e-mail.
page-alerts-mail-on = E-mail goes to your confirmed address.
page-alerts-mail-off = Your address has rejected our e-mails, so we stopped sending them. Confirm it again, or another one, in your profile.
page-alerts-push = Browsers and phones
page-alerts-push-hint = On a phone, add this page to the home screen first; on an iPhone web push works only then.
page-alerts-push-none = This site cannot send notifications to browsers.
page-alerts-push-unsupported = This browser cannot get notifications from here: it needs https, and must not be in a private window.
page-alerts-push-denied = This browser blocks notifications from this site. Allow them in its settings.
page-alerts-push-add = Notify me in this browser
page-alerts-push-remove = Stop in this browser
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
page-alerts-posted = The test e-mail is on its way.
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
page-unsubscribe = E-mail from Détente
page-unsubscribe-done = { $name }, you will get no more e-mails of this kind: { $kind }.
page-unsubscribe-all = { $name }, you will get no more e-mails.
page-unsubscribe-back = You will get these e-mails again.
page-unsubscribe-undo = That was a mistake: send them again
page-unsubscribe-broken = This link is incomplete. Open it again from the e-mail.
page-unsubscribe-choose = Choose your notifications
