# Notifications, fetched with their page.

page-alerts-account = Чтобы узнавать о своих играх вне этой страницы, нужна учетная запись.
page-alerts-hint = Пока стол у вас перед глазами, уведомлений о нем нет. О том, что ваш ход, за каждым столом сообщается только один раз.
page-alerts-what = О чем сообщать
page-alerts-kind = Событие
page-alerts-kind-move = Мой ход
page-alerts-kind-begun = Игра начинается
page-alerts-kind-over = Игра окончена
page-alerts-kind-low = Мое время на исходе
page-alerts-kind-chat = Мне пишут
page-alerts-kind-tournament = Турниры
page-alerts-kind-challenge = Вызовы
page-alerts-via-mail = Почта
page-alerts-via-push = Браузер
page-alerts-via-webhook = Вебхук
page-alerts-cell = { $kind }: { $via }
page-alerts-saved = Сохранено.
page-alerts-when = Когда
page-alerts-delay = Сколько ждать, чтобы отправить несколько уведомлений одним письмом
page-alerts-minutes = { $number ->
        [one] { $number } минуту
        [few] { $number } минуты
       *[many] { $number } минут
    }
page-alerts-hours = { $number ->
        [one] { $number } час
        [few] { $number } часа
       *[many] { $number } часов
    }
page-alerts-quiet = Тихие часы: о том, что случится за это время, сообщим потом
page-alerts-from = С
page-alerts-to = До
page-alerts-zone = Часовой пояс
page-alerts-mail = Электронная почта
page-alerts-mail-none = Этот сайт не отправляет писем.
page-alerts-mail-unconfirmed = Чтобы получать письма, подтвердите адрес электронной почты в профиле, в разделе «Учетная запись».
page-alerts-mail-on = Письма приходят на ваш подтвержденный адрес.
page-alerts-mail-off = Ваш адрес отклонял наши письма, и мы перестали писать. Подтвердите его заново или укажите другой в профиле.
page-alerts-push = Браузеры и телефоны
page-alerts-push-hint = На телефоне сначала добавьте эту страницу на главный экран; на iPhone уведомления работают только так.
page-alerts-push-none = Этот сайт не может отправлять уведомления в браузеры.
page-alerts-push-unsupported = Этот браузер не принимает отсюда уведомлений: нужен https, и окно не должно быть приватным.
page-alerts-push-denied = Этот браузер блокирует уведомления этого сайта. Разрешите их в его настройках.
page-alerts-push-add = Сообщать в этом браузере
page-alerts-push-remove = Больше не сообщать в этом браузере
page-alerts-here = этот браузер
page-alerts-hooks = Вебхуки
page-alerts-hooks-hint = Для ваших программ и ботов Discord, Slack и Telegram. Каждое сообщение подписано.
page-alerts-preset = Для чего
page-alerts-preset-json = Моя программа (JSON)
page-alerts-preset-discord = Discord
page-alerts-preset-slack = Slack
page-alerts-preset-telegram = Telegram
page-alerts-url = Адрес
page-alerts-chat = Чат (номер или @канал)
page-alerts-name = Название
page-alerts-hook-add = Добавить вебхук
page-alerts-secret = Секрет, которым подписываются сообщения этому вебхуку (HMAC-SHA256 времени и тела). Он показан только сейчас:
page-alerts-test = Проверить
page-alerts-test-of = Проверить: { $name }
page-alerts-remove = Удалить
page-alerts-remove-of = Удалить: { $name }
page-alerts-sent = Проверочное сообщение доставлено.
page-alerts-posted = Проверочное письмо отправлено.
page-alerts-failed = Проверочное сообщение не доставлено: { $why }
page-alerts-off = Отключено { $at }, так как ничего не доходило: { $why } Удачная проверка включит канал снова.
page-alerts-trouble = Последняя попытка не удалась: { $why }
page-alerts-why-status = получен ответ { $status }.
page-alerts-why-timeout = ответ не пришел вовремя.
page-alerts-why-no-host = такого узла нет.
page-alerts-why-private = адрес не относится к открытому интернету.
page-alerts-why-tls = соединение не защищено.
page-alerts-why-no-answer = ответа не было.
page-alerts-why-gone = подписки браузера больше нет, он удален.
page-alerts-why-no-address = нет подтвержденного адреса.
page-alerts-why-other = причина неизвестна.
page-unsubscribe = Письма от Détente
page-unsubscribe-done = { $name }, таких писем больше не будет: { $kind }.
page-unsubscribe-all = { $name }, писем больше не будет.
page-unsubscribe-back = Эти письма снова будут приходить.
page-unsubscribe-undo = Это ошибка: присылайте их снова
page-unsubscribe-broken = Ссылка неполная. Откройте ее из письма еще раз.
page-unsubscribe-choose = Выбрать, о чем сообщать
