# The archive, statistics, how somebody plays, and programs as players; loaded with their pages

page-archive-note = Завершенные партии за публичными столами. Адрес этой страницы хранит весь поиск: просто перешлите его.
page-archive-player = Игрок
page-archive-opponent = Соперник
page-archive-side = За кого играл
page-archive-result = Результат
page-result-won = победа
page-result-drawn = ничья
page-result-lost = поражение
page-archive-winner = Победитель
page-archive-ending = Чем закончилась
page-turn-from = Закончилась не раньше раунда
page-turn-to = Закончилась не позже раунда
page-archive-since = Завершена не раньше
page-archive-until = Завершена не позже
page-archive-card = Сыгранная карта
page-archive-by = Кто сыграл
page-archive-way = Как сыграна
page-archive-event = Что произошло
page-archive-option = Параметр
page-archive-value = Значение
page-archive-more = Другие условия
page-archive-clear = Сбросить поиск
page-archive-found = { $number ->
    [one] { $number } партия
    [few] { $number } партии
   *[many] { $number } партий
}
page-archive-zip = Скачать файлами (ZIP)
page-archive-lines = Скачать как JSON Lines
page-archive-most = Не больше { $number } последних.
page-archive-length = { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
   *[many] { $moves } решений
}
page-statistics-note = Все завершенные партии за публичными столами; учитываются сразу после окончания.
page-statistics-none = Здесь пока не завершено ни одной партии.
page-statistics-years = Кто побеждал по годам
page-statistics-endings = Чем заканчивались партии
page-turn-ended = В каком раунде заканчивались партии
page-statistics-cards = Карты
page-statistics-cards-note = Сколько раз каждая сторона сыграла карту и сколько из этих партий выиграла.
page-statistics-times = Сыграна
page-statistics-rate = Победы
page-statistics-order = Порядок
page-statistics-by-times = по частоте
page-statistics-by-rate = по победам
page-statistics-by-name = по названию
page-statistics-bar = { $name }: всего { $games }, { $parts }
page-turn-number = Раунд { $number }
page-play-style = Стиль игры
page-turn-mean = Последний раунд в среднем
page-style-openings = Дебюты
page-style-won = побед: { $won } из { $games }
page-visibility-note = Имя и сами партии остаются открытыми; скрытую часть видите только вы, и ваши партии нельзя найти по имени игрока.
page-part-ratings = Рейтинги и их график
page-part-results = Результаты по сторонам, исходам и соперникам
page-part-games = Мои партии, в том числе в поиске по архиву
page-part-style = Любимые карты и дебюты
page-saved = Сохранено.
page-tokens-note = С токеном программа может действовать от вашего имени: бот — играть, скрипт — смотреть ваши столы. К паролю, адресу, сеансам и другим токенам у нее доступа нет.
page-token-name = Название токена
page-token-scopes = Что ему разрешено
page-scope-read = Видеть то же, что и я
page-scope-play = Искать соперников (столы, вызовы) и играть
page-scope-chat = Писать в чат
page-scope-tournaments = Участвовать в турнирах и проводить их
page-token-make = Создать токен
page-token-once = Это ваш токен. Скопируйте его сейчас: больше он показан не будет.
page-token-copy = Копировать
page-token-copied = Скопировано.
page-token-dates = Создан { $created }, последний раз использован { $used }
page-token-unused = Создан { $created }, еще не использован
page-token-end = Отозвать
page-token-end-of = Отозвать токен «{ $name }»
page-token-ended = Токен отозван.
page-bots = Учетные записи ботов
page-bots-note = Бот — отдельный игрок, и везде рядом с его именем указано, что это бот. Он принадлежит вам: его токены создаете вы. Он может играть за столами и в турнирах, где разрешены боты.
page-bot-name = Имя бота
page-bot-make = Создать бота
page-bot-delete = Удалить
page-bot-delete-of = Удалить бота «{ $name }»
page-bot-deleted = Бот удален.
