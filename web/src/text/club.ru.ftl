# The club: ratings, results, tournaments; loaded with its pages

page-ratings-note = Учитываются партии за публичными столами, если у обоих игроков есть учетные записи и сыграна полная партия с часами. Вопросительный знак отмечает предварительный рейтинг: партий пока слишком мало или давно не было ни одной.
page-ratings-none = Здесь пока ни у кого нет рейтинга.
page-own-ratings = Рейтинг
page-place = Место
page-player = Игрок
page-rating = Рейтинг
page-games = Игры
page-last-game = Последняя партия
page-number-games = { $number ->
    [one] { $number } партия
    [few] { $number } партии
   *[other] { $number } партий
}
page-curve-summary = Рейтинг по партиям ({ $games }): от { $low } до { $high }, сейчас { $now }
page-by-side = По сторонам
page-by-ending = По исходам
page-by-opponent = По соперникам
page-won = Победы
page-drawn = Ничьи
page-lost = Поражения

## Tournaments

page-tournament = Турнир
page-tournament-new = Организовать турнир
page-tournament-account = Чтобы участвовать в турнире или организовать его, нужна учетная запись.
page-tournament-name = Название
page-tournament-text = Объявление, особые правила
page-tournament-starts = Начало (по вашему времени)
page-tournament-create = Объявить
page-tournament-cancelled = отменен
page-tournament-winner = Победитель: { $name }
page-tournament-log = Что происходило
page-tournaments-open = Открыта запись
page-tournaments-running = Идут сейчас
page-tournaments-past = Прошедшие
page-tournaments-none = Пока нет ни одного.
page-number-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
page-players-of = { $most ->
    [one] { $number } из { $most } игрока
   *[other] { $number } из { $most } игроков
}
page-preset = Шаблон
page-preset-own = свой
page-preset-correspondence = кубок по переписке (2 партии во встрече)
page-style = Система
page-style-swiss = швейцарская
    .help = Все играют в каждом туре с теми, у кого примерно столько же очков.
page-style-round-robin = круговая
    .help = Каждый встречается с каждым один раз.
page-style-single-elimination = на выбывание
    .help = Проигравший встречу выбывает.
page-style-double-elimination = до двух поражений
    .help = Проигравший две встречи выбывает.
page-rounds-number = Туры (0: сколько нужно)
page-division-size = Игроков в дивизионе или группе (0: один)
page-match-games = Игр во встрече
page-most-players = Максимум игроков (0: без предела)
page-round-hours = Часов на тур
page-move-days = Дней на ход (0: реальное время)
page-game-minutes = Минут на партию
page-move-seconds = Секунд на ход
page-check-in-minutes = Подтверждение участия до начала (минуты, 0: не нужно)
page-clock-minutes-and-seconds = { $seconds ->
    [0] { $minutes } мин
   *[other] { $minutes } мин + { $seconds } с
}
page-clock-days-per-move = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
page-games-each = Игр во встрече: { $number }, со сменой сторон.
page-starts-at = начало: { $date }
page-phase-open = открыта запись
page-phase-running = идет
page-phase-over = завершен
page-phase-cancelled = отменен
page-director = Судья
page-enter = Участвовать
page-enter-waiting = Записаться в лист ожидания
page-you-wait = Вы в листе ожидания: если до начала кто-нибудь откажется, вы будете участвовать.
page-you-checked = Ваше участие подтверждено.
page-enter-late = Записаться еще можно: есть свободное место{ $where }. За уже начатые туры опоздавший очков не получает; составленные пары не меняются.
page-late-places = Записаться еще можно. Свободных мест: { $places }{ $where }.
page-late-closed = Записаться уже нельзя: нет свободного места или началось больше половины туров. Вы можете поставить кого-то на место другого игрока.
page-check-in = Я здесь
page-withdraw = Выйти из турнира
page-leave-note = Выйти из турнира? Всё, что вы сейчас в нем играете, будет проиграно.
page-to-my-table = К моему столу
page-division = Дивизион { $number }
page-points = Очки
page-played = Сыграно
page-ties-explained = Дополнительные показатели
page-tie-head-to-head = Личные встречи
    .help = Очки во встречах с теми, у кого столько же очков, если все они сыграли между собой.
page-tie-buchholz-cut = Бухгольц −1
    .help = Сумма очков всех соперников, кроме слабейшего.
page-tie-buchholz = Бухгольц
    .help = Сумма очков всех соперников.
page-tie-sonneborn-berger = Зоннеборн-Бергер
    .help = Очки побежденных соперников и половина очков тех, с кем была ничья.
page-tie-wins = Победы
    .help = Встречи, выигранные за столом.
page-tie-games = Игры
    .help = Партии, выигранные внутри встреч; ничья считается за половину.
page-csv = Таблица в CSV
page-bracket = Сетка
page-bracket-winners = Верхняя сетка
page-bracket-losers = Нижняя сетка
page-bracket-final = Финал
page-bye = без соперника
page-tournament-round = Тур { $number }
page-round-until = Партии должны закончиться до { $date }. Кто к этому времени не пришел или должен ходить, проигрывает.
page-kind-of-bye = без соперника
page-kind-of-half-bye = без соперника, пол-очка
page-kind-of-absent = отсутствие
page-kind-of-forfeit = неявка
page-decide = Решить…
page-decide-sure = Записать { $result } во встрече { $first } – { $second }?
page-directors-game = Собственная партия судьи
page-entries-none = Пока никто не записался.
page-waits = в листе ожидания
page-checked = участие подтверждено
page-withdrawn = вне турнира
page-remove = Исключить
page-start-now = Начать сейчас
page-cancel-tournament = Отменить турнир
page-cancel-note = Отменить турнир? Идущие партии будут прекращены.
page-event-enter = Запись
page-event-leave = Выход из турнира
page-event-check-in = Участие подтверждено
page-event-start = Турнир начался
page-event-pair = Пары тура { $number } составлены
page-event-game = Результат учтен
page-event-forfeit = Решено без игры
page-event-decide = Решение судьи
page-event-replace = Замена игрока
page-event-cancel = Турнир отменен
page-event-end = Турнир завершен

## Leagues, ladders, directors

page-preset-night = клубный вечер (швейцарская система, 3 часа)
page-preset-league = лига (дивизионы, сезоны, 90 минут)
page-preset-ladder = лестница по переписке
page-preset-keep = Сохранить как мой шаблон
page-preset-name = Название шаблона
page-preset-saved = Шаблон сохранен: он в списке шаблонов.
page-preset-forget = Удалить этот шаблон
page-style-ladder = лестница
    .help = Игроки вызывают стоящих выше; победитель занимает место.
page-prizes = Призы
page-spread = Группы равной силы вместо дивизионов
page-seasons-follow = Проводится по сезонам: когда один кончается, объявляется следующий
page-up-number = Переходят вверх и вниз (игроков из дивизиона)
page-pause-days = Дней между сезонами
page-ladder-reach = На сколько мест выше можно вызвать
page-ladder-idle = Дней без игры до падения на место (0: никогда)
page-ladder-ends = Конец (пусто: когда завершит судья)
page-challenge-hours = Часов на вызов
page-playoff-size = Игроков в плей-офф (0: нет)
page-playoff-games = Игр во встрече плей-офф (0: как раньше)
page-playoff-options = У плей-офф свои параметры, например ставки
page-playoff-options-title = Параметры плей-офф
page-more-rules = Другие правила
page-least-players = Минимум игроков, иначе отмена
page-half-byes = Туров, которые можно пропустить за пол-очка
page-most-forfeits = Неявок до исключения (0: никогда)
page-late-allowed = Запись до второго тура
page-late-places-allowed = Запись на свободные места в первой половине туров
page-bots-allowed = Могут участвовать боты
page-ties-choose = Дополнительные показатели в порядке отметок (ничего: обычные):
page-view-overview = Обзор
page-view-standings = Таблица
page-view-crosstable = Шахматка
page-view-bracket = Сетка
page-view-rounds = Расписание и партии
page-view-players = Игроки
page-view-director = Судья
page-view-log = Журнал
page-group = Группа { $number }
page-season = Сезон { $number }
page-seasons = Сезоны
page-goes-up = поднимается
page-goes-down = опускается
page-up-note = ▲▼ Места, которые в следующем сезоне ведут вверх и вниз: по { $number } в дивизионе.
page-ladder-note = { $reach ->
    [one] Вызвать можно того, кто стоит не больше чем на { $reach } место выше.
    [few] Вызвать можно того, кто стоит не больше чем на { $reach } места выше.
   *[other] Вызвать можно того, кто стоит не больше чем на { $reach } мест выше.
}
page-ladder-idle-note = { $days ->
    [one] Кто не играет { $days } день, опускается на одно место.
    [few] Кто не играет { $days } дня, опускается на одно место.
   *[other] Кто не играет { $days } дней, опускается на одно место.
}
page-show-matches = { $number ->
        [one] Показать { $number } встречу
        [few] Показать { $number } встречи
       *[other] Показать { $number } встреч
    }
page-ladder-challenge = Вызвать
page-challenge-number = Вызов { $number }
page-playoff-round = Плей-офф, тур { $number }
page-crosstable-note = В строке результаты игрока против остальных в порядке таблицы; звездочка — партия продолжается.
page-crosstable-swiss = Для каждого тура: результат и место соперника в таблице. + — без соперника, ½ — пропуск за пол-очка, – — отсутствие, f — неявка; звездочка — партия продолжается.
page-bracket-save = Сохранить как картинку (SVG)
page-bracket-more = Следующие туры
page-schedule = Расписание
page-date-check-in = Подтверждение участия
page-date-start = Начало
page-date-round = Тур { $number }
page-date-end = Конец
page-at-the-latest = самое позднее
page-calendar = Даты для календаря (ICS)
page-results-csv = Результаты в CSV
page-games-to-watch = Игры, которые идут сейчас
page-how-played = Как играют
page-hours-number = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
page-days-number = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
page-rule-rounds = Туров: { $number }.
page-rule-divisions = { $number ->
    [one] Дивизионы по рейтингу, примерно по { $number } игроку.
    [few] Дивизионы по рейтингу, примерно по { $number } игрока.
   *[other] Дивизионы по рейтингу, примерно по { $number } игроков.
}
page-rule-groups = { $number ->
    [one] Группы равной силы, примерно по { $number } игроку.
    [few] Группы равной силы, примерно по { $number } игрока.
   *[other] Группы равной силы, примерно по { $number } игроков.
}
page-rule-round = Время на тур: { $length }. Кто к его концу не пришел или должен ходить, проигрывает.
page-rule-challenge = Время на вызов: { $length }. Кто к его концу не пришел или должен ходить, проигрывает.
page-rule-playoff = { $number ->
    [one] Затем плей-офф { $number } лучшего игрока: проигравший выбывает.
   *[other] Затем плей-офф { $number } лучших игроков: проигравший выбывает.
}
page-rule-seasons = { $number ->
    [0] Затем следующий сезон.
    [one] Затем следующий сезон; из каждого дивизиона поднимается { $number } игрок и столько же опускается.
    [few] Затем следующий сезон; из каждого дивизиона поднимаются { $number } игрока и столько же опускается.
   *[other] Затем следующий сезон; из каждого дивизиона поднимаются { $number } игроков и столько же опускается.
}
page-rule-check-in = { $minutes ->
    [one] Кто не подтвердит участие за последнюю { $minutes } минуту перед началом, не получит пары.
    [few] Кто не подтвердит участие за последние { $minutes } минуты перед началом, не получит пары.
   *[other] Кто не подтвердит участие за последние { $minutes } минут перед началом, не получит пары.
}
page-rule-late = Записаться можно до начала второго тура.
page-rule-late-places = Свободные места можно занимать в первой половине туров; за уже начатые туры очков не дают.
page-rule-half-byes = { $number ->
    [one] Можно пропустить { $number } тур за пол-очка.
    [few] Можно пропустить { $number } тура, каждый за пол-очка.
   *[other] Можно пропустить { $number } туров, каждый за пол-очка.
}
page-rule-forfeits = { $number ->
    [one] Кто проиграет { $number } встречу неявкой, выбывает.
    [few] Кто проиграет { $number } встречи неявкой, выбывает.
   *[other] Кто проиграет { $number } встреч неявкой, выбывает.
}
page-rule-most = { $number ->
    [one] Не больше { $number } игрока; остальные ждут, пока кто-нибудь не откажется.
   *[other] Не больше { $number } игроков; остальные ждут, пока кто-нибудь не откажется.
}
page-rule-bots = Могут участвовать боты.
page-sit-out = Пропустить следующий тур
page-sit-out-note = Пропустить следующий тур? Пары в нем не будет.
page-sits-out = пропускает следующий тур
page-embed = Встроить в другой сайт
page-embed-note = Вставьте этот код в свою страницу: он показывает этот раздел, всегда в текущем виде. Допишите &lang=en или &theme=dark для другого языка или темы.
page-announce = Сообщить всем игрокам
page-announce-send = Объявить
page-swap = Поменять местами
page-swap-note = Два игрока этого тура меняются местами; играющие между собой меняются сторонами. Только до результата.
page-replace = Заменить
page-replace-note = Новый игрок занимает место прежнего со всеми его очками.
page-replacement = Адрес профиля нового игрока
page-extend = Продлить
page-extend-until = Текущие партии могут идти до
page-change-words = Изменить название, объявление, призы и начало
    .begun = Изменить название, объявление и призы
page-change = Изменить
page-stop-league = Без следующего сезона
page-stop-note = Завершить лигу этим сезоном?
page-stop-ladder = Завершить лестницу
page-stop-ladder-note = Завершить лестницу? Начатые вызовы доиграют, новых не будет.
page-event-sit-out = Пропускает тур
page-event-challenge = Вызов
page-event-remind = Игрокам напомнили
page-event-playoff = Начался плей-офф
page-event-idle = Понижение на одно место за отсутствие партий
page-event-swap = Поменялись местами
page-event-extend = Время продлено
page-event-announce = Объявлено
page-event-change = Изменены описание или сроки
page-event-stop = Продолжения не будет
page-rating-bot = Бот · { $name }
page-rating-error = стандартная ошибка ± { $error }
page-ratings-bots-note = Место ботов определяют их матчи между собой с поправкой на партии с людьми; ± — стандартная ошибка. Партии с ботами в рейтинг людей не идут.
page-minutes-number = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
