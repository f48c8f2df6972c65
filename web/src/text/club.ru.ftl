# The club: ratings, results, tournaments; loaded with its pages

page-ratings = Рейтинг
page-ratings-note = Учитываются игры за открытыми столами, если у обоих игроков есть учетные записи и сыграна полная игра с часами. Вопросительный знак отмечает предварительный рейтинг: игр пока слишком мало или давно не было ни одной.
page-ratings-none = Здесь пока ни у кого нет рейтинга.
page-place = Место
page-player = Игрок
page-rating = Рейтинг
page-games = Игры
page-last-game = Последняя игра
page-number-games = { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[other] { $number } игр
}
page-curve-told = Рейтинг по играм ({ $games }): от { $low } до { $high }, сейчас { $now }
page-by-side = По сторонам
page-by-ending = По окончаниям
page-by-opponent = По соперникам
page-won = Победы
page-drawn = Ничьи
page-lost = Поражения

## Tournaments

page-tournaments = Турниры
page-tournament = Турнир
page-tournament-new = Организовать турнир
page-tournament-account = Чтобы участвовать в турнире или организовать его, нужна учетная запись.
page-tournament-name = Название
page-tournament-text = Объявление, призы, особые правила
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
page-preset = Вид
page-preset-own = свой
page-preset-evening = клубный вечер (3 часа)
page-preset-league = сезон лиги (группы, 90 минут)
page-preset-letter = кубок по переписке (2 игры во встрече)
page-style = Система
page-style-swiss = швейцарская
page-style-round-robin = круговая
page-style-single-elimination = на выбывание
page-style-double-elimination = до двух поражений
page-rounds-number = Туры (0: сколько нужно)
page-division-size = Игроков в группе (0: одна группа)
page-meeting-games = Игр во встрече
page-most-players = Не больше игроков (0: без предела)
page-round-hours = Часов на тур
page-move-days = Дней на ход (0: вживую)
page-game-minutes = Минут на игру
page-move-seconds = Секунд на ход
page-check-in-minutes = Подтверждение участия до начала (минуты, 0: не нужно)
page-clock-told = { $minutes } мин + { $seconds } с
page-clock-days-told = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
page-games-each = игр во встрече: { $number }, со сменой сторон
page-starts-at = начало: { $date }
page-phase-open = открыта запись
page-phase-running = идет
page-phase-over = завершен
page-phase-cancelled = отменен
page-director = Судья
page-enter = Участвовать
page-check-in = Я здесь
page-withdraw = Выйти из турнира
page-leave-note = Выйти из турнира? Все, что вы сейчас в нем играете, будет проиграно.
page-to-my-table = К моему столу
page-standings = Таблица
page-division = Группа { $number }
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
    .help = Игры, выигранные внутри встреч; ничья считается за половину.
page-csv = Таблица в CSV
page-bracket = Сетка
page-bracket-winners = Верхняя сетка
page-bracket-losers = Нижняя сетка
page-bracket-final = Финал
page-bye = без соперника
page-tournament-round = Тур { $number }
page-round-until = Игры должны закончиться до { $date }. Кто к этому времени не пришел или должен ходить, проигрывает.
page-kind-of-bye = без соперника
page-kind-of-half-bye = без соперника, пол-очка
page-kind-of-absent = отсутствие
page-kind-of-forfeit = неявка
page-decide = Решить …
page-tournament-players = Игроки: { $number }
page-entries-none = Пока никто не записался.
page-waits = в листе ожидания
page-checked = участие подтверждено
page-withdrawn = вне турнира
page-remove = Исключить
page-start-now = Начать сейчас
page-cancel-tournament = Отменить турнир
page-cancel-note = Отменить турнир? Идущие игры будут прекращены.
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
