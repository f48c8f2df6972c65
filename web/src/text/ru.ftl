### The page: texts of the web client

## Page: everywhere

page-home = Главная
page-menu = Меню
page-close = Закрыть
page-cancel = Отмена
page-save = Сохранить
page-yes = Да
page-no = Нет
page-language = Язык
page-theme = Оформление
page-theme-dark = Темное
page-theme-light = Бумажное
page-motion = Анимация
page-motion-full = Полная
page-motion-quick = Быстрая
page-motion-off = Нет
page-sound-setting = Звук, когда мой ход
page-guest = Гость
page-guest-named = { $name } (гость)
page-computer = Компьютер
page-copied = Скопировано
page-copy-link = Копировать ссылку
page-line-lost = Связь потеряна, восстанавливаем…
page-server-away = Сервер не отвечает.
page-broken = Страница не загрузилась. Обновите ее.
page-not-found = Такой страницы нет.
    .what = Адрес неверен, или страницы больше нет.
page-opening = Открываем стол…

## Page: home

page-nav = Главное меню
page-nav-play = Играть
page-hero = Холодная война за одним столом.
page-hero-sub = За правилами следит программа. С другом или с компьютером, на вашем языке, на любом экране.
page-name = Имя
page-side = Сторона
page-either = любая
page-level = Уровень
page-bot-random = Случайный
page-bot-heuristic = Простые правила
page-bot-search = Перебор
page-bot-network = Обученная сеть
page-bot-level-1 = Уровень 1
    .what = знает правила, но часто ошибается
page-bot-level-2 = Уровень 2
    .what = видит очевидное, остальное упускает
page-bot-level-3 = Уровень 3
    .what = играет разумно, но с промахами
page-bot-level-4 = Уровень 4
    .what = играет разумно
page-bot-level-5 = Уровень 5
    .what = смотрит немного вперед
page-bot-level-6 = Уровень 6
    .what = смотрит дальше вперед
page-bot-level-7 = Уровень 7
    .what = обыграть его трудно
page-bot-level-8 = Уровень 8
    .what = нейросеть, обученная на миллионах партий; самый сильный соперник
page-play-bot = Играть с компьютером
page-invite = Пригласить друга
page-open-table = Создать публичный стол
page-hotseat = Вдвоем за одним экраном
page-sandbox = Песочница
page-my-tables = Мои столы
page-your-moves = { $number } × ваш ход
page-next-table = Следующий стол
    .what = Следующий стол, где меня ждут
page-open-tables = Открытые столы
page-live = Смотреть сейчас
page-no-live = Сейчас никто не играет за публичным столом.
page-show = Посмотреть партию двух ботов: { $game }
page-steps = Впервые здесь?
page-steps-learn = Учитесь, играя
    .what = Первая партия с подсказками: каждый шаг объясняется, когда до него доходит дело. Отключить подсказки можно в любой момент.
page-steps-easy = Сыграйте на уровне 1
    .what = Соперник знает правила и много ошибается. Можно просить совета и отменять ходы.
page-steps-watch = Посмотрите партию
    .what = Упорная партия двух ботов с открытыми руками и пояснениями в переломные моменты.
page-library = Библиотека
page-import = Загрузить партию
page-import-notices = Замечания к импорту
page-no-tables = У вас пока нет столов.
page-no-open = Сейчас никто не ждет соперника.
page-no-records = Партий пока нет.
page-waiting-friend-short = ждет игрока
page-you-take = ваша сторона: { $side }
page-watch = Смотреть
page-take-seat = Занять место
page-waiting = ожидание
page-over = Игра окончена
page-profile = Профиль
page-device-link = Ссылка для другого устройства
page-device-note = Любой, кто откроет эту ссылку, войдет под вашим именем. Она действует недолго.
page-account = Учетная запись (по желанию)
page-account-of = Учетная запись { $login }
page-login = Логин
page-password = Пароль
page-log-in = Войти
page-register = Создать учетную запись
page-registered = Учетная запись создана.
page-alerts = Уведомления
page-bell-number = Уведомления, непрочитанных: { $number }
page-bell-fresh = Новые уведомления: { $number }
page-sessions = Где выполнен вход
page-tokens = Токены API
page-visibility = Что другие видят в вашем профиле
page-this-device = это устройство
page-device-unknown = Неизвестное устройство
page-session-dates = с { $created }, последний раз { $seen }
page-end-session = Выйти
page-end-session-of = Выйти: { $device }
page-end-others = Выйти на всех других устройствах
page-session-ended = Выход выполнен.
page-log-out = Выйти
page-log-out-sure = Выйти на этом устройстве
page-log-out-member = Вернуться можно с логином и паролем.
page-log-out-guest = Вернуться отсюда гостем «{ $name }» не получится, если сначала не создать учетную запись или ссылку для другого устройства.
page-bring-tables = Перенести столы гостя «{ $name }»
page-forgotten = Забыли пароль?
page-mail-sent = Если есть учетная запись с таким логином или адресом и адрес подтвержден, письмо уже в пути.
page-no-mail = Этот сервер не отправляет писем, поэтому новый пароль прислать не получится. Сохраните свой в надежном месте.
page-old-password = Текущий пароль
page-new-password = Новый пароль
page-change-password = Сменить пароль
page-password-changed = Пароль изменен. На других устройствах выполнен выход.
page-email = Эл. почта
page-email-is = Эл. почта: { $email }
page-email-open = Эл. почта: { $email } (не подтверждена)
page-change-email = Сменить адрес почты
page-confirm-sent = Мы отправили письмо. Чтобы подтвердить адрес, откройте ссылку из него.
page-confirm-email = Подтвердить адрес почты
page-email-confirmed = Адрес { $email } теперь относится к учетной записи { $login }.
page-account-named = «{ $name }» (учетная запись { $login })
page-link-question = Войти по этой ссылке?
page-link-owner = Владелец ссылки: { $who }.
page-link-here = В этом браузере вы — { $who }.
page-link-nobody = В этом браузере вход не выполнен.
page-link-yours = Это ваша собственная ссылка: вы здесь и так { $who }.
page-link-guest-lost = Если просто переключиться, доступ к столам гостя пропадет. Их можно перенести с собой.
page-link-merge = Переключиться и перенести мои столы
page-link-switch = Переключиться на «{ $name }»
page-link-stay = Не переключаться
page-fair = Броски и раздачи были честными: всё совпало с тем, что было зафиксировано до игры.
page-unfair = Броски и раздачи не были честными: кто-то отступил от того, что было показано этой странице до игры. Сохраните запись партии и квитанцию.
page-save-receipt = Сохранить квитанцию для проверки
page-clock = Часы
page-clock-none = нет
page-position = Позиция
page-position-help = Оставьте поле пустым, чтобы начать новую партию, или вставьте позицию.
page-options = Параметры игры
page-begin = Начать
page-waiting-friend = Ждем второго игрока
page-send-link = Отправьте эту ссылку другу.
page-withdraw-table = Отозвать приглашение
page-begins = Игра начнется, как только { $name } откроет стол.
page-invited = Вас приглашают сыграть: { $game }
page-aborted = Эта партия отменена.

## Page: the table

page-map = Карта мира
page-round = Ход
page-you = вы
page-away = не в сети
page-panels = Журнал, чат, карты, правила
page-your-move = Ваш ход
page-waiting-for = Ждем: { $name }…
page-spectator = Вы наблюдаете.
page-covered = Карты закрыты
page-take-back = Отменить
page-confirm-setting = Подтверждать последний шаг выбора
page-take-back-all = Всё ({ $number })
page-confirm = Подтвердить: { $what }
page-confirm-short = Подтвердить
page-ask-undo = Попросить об отмене
page-undo-sent = Просьба отправлена.
page-undo-asked = { $name } просит отменить свое последнее решение и все, что было после него.
page-undo-refused = В просьбе отказано.
page-allow = Разрешить
page-refuse = Отказать
page-of-left = из { $number } осталось
page-left = осталось
page-log = Журнал
page-log-start = Начало
page-chat = Чат
page-cards-tab = Карты
page-rules = Правила
page-board = Поле
page-expand-all = Развернуть всё
page-fold-all = Свернуть
page-save-log = Сохранить .txt
page-save-record = Скачать партию
page-entries = { $number ->
        [one] { $number } запись
        [few] { $number } записи
       *[other] { $number } записей
    }
page-chat-empty = Пока никто ничего не написал.
page-message = Сообщение
page-send = Отправить
page-tracker = Карты: что вам известно
page-search = Поиск карт, стран, правил
page-rules-version = Эта партия идет по правилам версии { $version }.
page-search-rules = Искать в правилах
page-nothing-found = Ничего не найдено.
page-last-move = Последний ход
page-rule = Правило { $number }
page-zoom-in = Приблизить
page-zoom-out = Отдалить
page-keys = Горячие клавиши
page-key-choose = Выбрать место, карту или кнопку в фокусе
page-key-hand = К картам в руке
page-key-close = Закрыть открытое
page-key-arrows = На карте: к ближайшему месту в этом направлении
page-resign = Сдаться
page-resign-sure = Точно сдаетесь?
page-abort = Отменить партию
page-rematch = Реванш со сменой сторон
page-to-tournament = Турнир: { $name }
page-rematch-offer = Стол для реванша готов.
page-rematch-take = Сыграть реванш
page-cover-title = Передайте экран: { $side }
page-cover-text = Карты останутся закрыты, пока вы их не откроете.
page-cover-ready = { $side }: показать мои карты
page-warning-title = Этим ходом вы проиграете
page-warning-maybe = Этим ходом вы можете проиграть
page-warning-risk = Всё равно разыграть
page-warning-safe = Безопасный выход
page-warning-back = Не разыгрывать
page-warning-go = Разыграть и проиграть

## Page: first-game guide

page-guide-next = Дальше
page-guide-back = Назад
page-guide-skip = Пропустить
page-guide-leave = Закрыть подсказки
page-guide-again = Подсказки с начала
page-guide = Первая партия с подсказками
guide-none = Решает другая сторона. Читайте журнал: там записано всё, что происходит.
guide-event = Событие ставит вас перед выбором. Доступное подсвечено; текст карты объясняет, в чем дело.

## Page: replay

page-replay = Повтор
page-run = Воспроизвести
page-pause = Пауза
page-step = шаг { $number }
page-step-back = Шаг назад
page-step-on = Шаг вперед
page-turn-back = Предыдущий раунд
page-turn-on = Следующий раунд
page-seen-by = Чьими глазами
page-public = Зритель
page-open-hands = Обе руки
page-step-link = Скопировать ссылку на этот шаг
page-branch = Играть с этого места
page-note-before = Предыдущее пояснение
page-note-after = Следующее пояснение

## Page: hints and review

page-hint = Подсказка
page-hint-title = Как сыграл бы компьютер
page-hint-thinking = Компьютер думает…
page-hint-next = затем { $what }
page-hints-ready = { $number ->
        [one] { $number } подсказка: { $what }.
        [few] { $number } подсказки. Лучшая: { $what }.
       *[other] { $number } подсказок. Лучшая: { $what }.
    }
page-win-chance = шанс на победу
page-try-again = Еще раз
page-review = Разбор
page-review-thinking = Компьютер оценивает каждый раунд…
page-review-plot = Шанс на победу по шагам
page-review-turns = Переломные моменты
page-review-gain = { $side } +{ $points } п. п.
page-review-change = Изменение
page-review-how = Это оценка: с каждого раунда компьютер несколько раз доигрывал партию с новыми бросками и открытыми картами обеих сторон. П. п. — процентные пункты.
page-as-table = Таблицей
page-step-short = Шаг
page-seconds = { $number } с

## Page: lists, people, moderation

page-tables = Столы
page-list-mine = Мои столы
page-list-open = Открытые столы
page-list-live = Идущие партии
page-list-finished = Сыгранные партии
page-list-records = Библиотека
page-all-tables = Все
page-search-player = Игрок
page-search-title = Название
page-game = Игра
page-any = все
page-pace = Темп
page-pace-none = без часов
page-pace-live = в реальном времени
page-pace-days = по переписке
page-more = Показать еще
page-voided = Не засчитана
page-deleted-player = Удаленный игрок
page-kind-guest = Гость
page-kind-member = Есть учетная запись
page-kind-deleted = Учетная запись удалена
page-kind-bot = Учетная запись бота
page-bot-player = { $name } (бот)
page-bot-owner = Владелец бота:
page-bots-welcome = Могут сесть и боты
page-since = здесь с { $date }
page-mute = Не показывать сообщения
page-unmute = Показывать сообщения
page-block = Заблокировать
page-unblock = Разблокировать
page-mute-note = Без сообщений: вы не видите, что этот человек пишет в чате.
page-block-note = Блокировка: вы к тому же не встретитесь за столом, и этот человек не сможет вам писать.
page-report = Пожаловаться
page-report-kind = На что жалоба?
page-report-chat = Чат
page-report-cheating = Нечестная игра
page-report-name = Имя
page-report-other = Другое
page-report-text = Что произошло?
page-report-chat-stored = Последние строки чата будут приложены.
page-report-send = Отправить модераторам
page-reported = Спасибо. Модератор рассмотрит жалобу.
page-notices = Сообщения для вас
page-notice-dismiss = Прочитано
page-notices-dismiss-all = Всё прочитано ({ $number })
page-notice-warned = Предупреждение модератора:
page-notice-silenced = До { $until } вы не можете писать в чат:
page-notice-unsilenced = Вы снова можете писать в чат.
page-notice-closed = Модератор закрыл вашу учетную запись:
page-notice-reopened = Ваша учетная запись снова открыта.
page-notice-voided = Ваша партия не засчитана:
page-notice-renamed = Ваше имя уже было у более старой учетной записи. Теперь вас зовут { $name }; другое имя можно выбрать в профиле.
page-notice-uncommented = Модератор удалил ваш комментарий:
page-my-data = Мои данные
page-export = Скачать всё, что обо мне хранится
page-delete-account = Удалить мою учетную запись
page-delete-note = Ваше имя, адрес, пароль, устройства, сообщения и списки удаляются сразу и без возможности восстановления. Игры останутся играми удаленного игрока; в идущих играх с людьми вам засчитают сдачу.
page-delete-sure = Удалить навсегда
page-moderation = Модерация
page-mod-reports = Жалобы
page-mod-people = Люди
page-mod-games = Партии
page-mod-log = Журнал
page-mod-with-settled = И рассмотренные
page-mod-no-reports = Нерассмотренных жалоб нет.
page-mod-no-entries = Пока никаких действий не было.
page-mod-closed-to-you = Эта страница только для модераторов.
page-mod-by = жалуется:
page-mod-table = стол
page-mod-settled = Рассмотрена
page-mod-verdict = Решение
page-mod-settle = Закрыть жалобу
page-mod-find = Имя, логин или код профиля
page-mod-search = Найти
page-mod-why = Причина (ее увидит этот человек)
page-mod-hours = Часов
page-mod-warn = Предупредить
page-mod-silence = Лишить слова
page-mod-unsilence = Вернуть слово
page-mod-close = Закрыть учетную запись
page-mod-reopen = Открыть учетную запись снова
page-mod-void = Аннулировать партию
page-mod-moderator = модератор
page-mod-silenced = без права писать до { $date }
page-mod-closed = закрыта { $date }
page-mod-until = до { $date }
page-mod-address = Адрес стола
page-mod-void-note = Аннулированная партия помечается и не засчитывается. Если она еще идет, она заканчивается без победителя.
page-mod-command = командная строка
page-mod-did-warn = Предупреждение
page-mod-did-silence = Лишение слова
page-mod-did-unsilence = Возвращение слова
page-mod-did-close = Закрытие учетной записи
page-mod-did-reopen = Повторное открытие учетной записи
page-mod-did-void = Аннулирование партии
page-mod-did-settle = Рассмотрение жалобы
page-mod-did-promote = Назначение модератором
page-mod-did-demote = Снятие с роли модератора
page-mod-did-delete = Удаление своей учетной записи
page-mod-did-uncomment = Удаление комментария
page-mod-done = Готово.
page-games-played = { $number ->
        [one] { $number } партия с людьми
        [few] { $number } партии с людьми
        [many] { $number } партий с людьми
       *[other] { $number } партии с людьми
    }
page-club = Клуб
page-lobby = Зал ожидания
page-ratings = Рейтинг
page-tournaments = Турниры
page-archive = Архив
page-statistics = Статистика
page-friends = Друзья
page-challenge = Вызвать на игру
page-find-opponent = Найти соперника
page-note = Заметки
page-note-what = Эти заметки видите только вы.
page-note-saved = Сохранено.
page-plan = План
page-plan-gone = План отменен
page-comments = Комментарии
page-delay = Зрители видят ход
page-delay-none = сразу
page-delay-minutes = { $number ->
        [one] через { $number } минуту
        [few] через { $number } минуты
       *[other] через { $number } минут
    }
page-delay-hours = { $number ->
        [one] через { $number } час
        [few] через { $number } часа
       *[other] через { $number } часов
    }
page-delay-days = { $number ->
        [one] через { $number } день
        [few] через { $number } дня
       *[other] через { $number } дней
    }
page-delay-rule = Зрители видят ход { $delay }
page-vacation = Отпуск
page-on-vacation = отпуск до { $date }
page-adjourned = Партия отложена.
page-adjourn-asked = { $name } предлагает отложить партию.
page-go-on-asked = { $name } предлагает продолжить.
page-pause-sent = Сопернику отправлено предложение.
page-ask-go-on = Предложить продолжить
page-ask-no-longer = Отозвать предложение
