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
page-guest = Гость
page-computer = Компьютер
page-copied = Скопировано
page-copy-link = Копировать ссылку
page-line-lost = Связь потеряна, восстанавливаем…
page-server-away = Сервер не отвечает.
page-broken = Страница не загрузилась. Обновите ее.
page-opening = Открываем стол…

## Page: home

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
    .what = смотрит немного вперёд
page-bot-level-6 = Уровень 6
    .what = смотрит дальше вперёд
page-bot-level-7 = Уровень 7
    .what = сеть, обученная на миллионах партий
page-bot-level-8 = Уровень 8
    .what = сеть, которая смотрит вперёд; самый сильный соперник
page-play-bot = Играть с компьютером
page-invite = Пригласить друга
page-open-table = Открыть общий стол
page-hotseat = Вдвоем за одним экраном
page-sandbox = Песочница
page-my-tables = Мои столы
page-your-moves = { $number } × ваш ход
page-open-tables = Открытые столы
page-library = Библиотека
page-import = Загрузить партию
page-import-notices = Замечания к импорту
page-no-tables = Столов пока нет.
page-no-open = Сейчас никто не ждет.
page-record-tournament_final = Финал турнира из правил
page-no-records = Партий пока нет.
page-waiting-friend-short = ждет игрока
page-you-take = вы играете за { $side }
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
page-clock = Часы
page-clock-none = нет
page-clock-live = 45 мин + 30 с
page-clock-slow = 90 мин + 60 с
page-clock-days = 3 дня на ход
page-position = Позиция
page-position-help = Оставьте поле пустым, чтобы начать новую игру, или вставьте позицию.
page-options = Параметры игры
page-begin = Начать
page-waiting-friend = Ждем второго игрока
page-send-link = Отправьте эту ссылку другу.
page-invited = Вас приглашают сыграть: { $game }
page-aborted = Эта игра отменена.

## Page: seas and places

page-sea-pacific = Тихий океан
page-sea-north-atlantic = Северная Атлантика
page-sea-south-atlantic = Южная Атлантика
page-sea-indian = Индийский океан
page-sea-mediterranean = Средиземное море
page-sea-arctic = Северный Ледовитый океан
page-sea-caribbean = Карибское море
page-land-china = КИТАЙ
page-usa = США
page-ussr = СССР
page-world = Мир
page-world-short = Мир
page-map = Карта мира
page-overview = Обзорная карта
page-regions = Регионы
page-chips-legend = Таблички: итог, если считать сейчас; ◆ ключевые, все

## Page: the table

page-turn = Раунд { $number }
page-round = Ход
page-round-of = ход { $number } из { $most }
page-turn-round-short = Р{ $turn } · Х{ $round }
page-turn-headline-short = Р{ $turn } · { $headline }
page-phasing = ход: { $side }
page-era-early = Начало
page-era-mid = Середина
page-era-late = Окончание
page-wins-at = { $points }: победа { $side }
page-even = поровну
page-you = вы
page-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
page-away = не в сети
page-panels = Журнал, чат, карты, правила
page-your-move = Ваш ход
page-waiting-for = Ждем: { $name }…
page-spectator = Вы наблюдаете.
page-no-cards = В руке нет карт.
page-covered = Карты закрыты
page-take-back = Отменить
page-confirm-setting = Подтверждать последний шаг выбора
page-take-back-all = Всё ({ $number })
page-take-back-what = Отменить: { $what }
page-confirm = Подтвердить: { $what }
page-confirm-short = Подтвердить
page-put-back = Вернуть карту в руку
page-ask-undo = Попросить об отмене
page-undo-sent = Просьба отправлена.
page-undo-asked = { $name } просит отменить последнее решение.
page-undo-refused = В просьбе отказано.
page-allow = Разрешить
page-refuse = Отказать
page-of-left = из { $number } осталось
page-left = осталось
page-costs = { $country }: цена { $number }
page-price = цена { $number }
page-effect-breaks = конец контроля { $side }
page-effect-takes = контроль переходит к { $side }
page-effect-holds = контроль остается у { $side }
page-succeeds = вероятность успеха { $chance }
page-realign-odds = { $win } ослабить, { $lose } потерять самим ({ $own } против { $other })
page-realign-win = потери { $side }
page-realign-tie = без изменений
page-realign-lose = потери { $side }
page-battleground = Ключевая страна
page-stability = стабильность { $number }
page-controls = под контролем { $side }
page-coup-in = Переворот: { $country }
page-fails = неудача
page-foothold = ослабление { $side }
page-takes-control = контроль { $side }
page-coup-sum = кубик + { $ops } − 2 × стабильность { $stability }
page-would-lose = поражение { $side }
page-war-needs = успех от { $need } и выше ({ $modifier })
page-ops = { $ops ->
        [one] { $ops } очко операций
        [few] { $ops } очка операций
       *[other] { $ops } очков операций
    }
page-ops-3 = 3+ ОО
page-ops-change = ОО { $change }
page-in-play = в игре
page-in-play-ops = в игре: { $ops } ОО
page-must-be-played = нужно разыграть
page-china-ready = ваша, готова
page-china-later = со следующего раунда
page-defcon-falls = DEFCON { $from } → { $to }
page-defcon-risk = риск DEFCON
page-card-scoring = Подсчет
page-card-china = Китай
page-card-number = № { $number }
page-star = после события уходит из игры
page-history = История
page-rulings = Разъяснения
page-defcon-what = нет переворотов и снижения влияния
page-defcon-5 = всё открыто
page-defcon-4 = Европа закрыта
page-defcon-3 = закрыта и Азия
page-defcon-2 = закрыт и Ближний Восток
page-defcon-1 = ядерная война: активный игрок проиграл
page-now = сейчас
page-closed = закрыто:
page-no-coups = без переворотов
page-if-scored = Если считать сейчас
page-held = стран: { $number }
page-points = { $points } ПО
page-level-none = нет
    .short = нет
page-level-presence = Присутствие
    .short = Прис.
page-level-domination = Превосходство
    .short = Прев.
page-level-control = Контроль
    .short = Конт.
page-required = нужно { $number } (DEFCON)
page-short = не хватает { $number }
page-met = выполнено
page-space-next = { $side } далее: { $box }, { $ops }+ ОО, бросок 1–{ $roll }
page-space-vp = { $first } / { $second } ПО
page-space-2 = 2 карты
page-space-4 = показ
page-space-6 = сброс
page-space-ops = { $ops }+ ОО
page-milops-short = Воен. оп.
page-space-short = Космос
page-log = Журнал
page-log-start = Начало
page-chat = Чат
page-cards-tab = Карты
page-rules = Правила
page-board = Поле
page-tracks = Шкалы
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
page-draw = в колоде
page-discard = сброс
page-removed = убрано
page-unseen = Неизвестные
page-unseen-count = неизвестных
page-known = Известные карты противника
page-known-cards = известно: { $number }
page-none-known = известных нет
page-table = В игре
page-search = Поиск карт, стран, правил
page-rules-version = Эта партия идет по правилам версии { $version }.
page-search-rules = Искать в правилах
page-nothing = ничего
page-nothing-found = Ничего не найдено.
page-last-move = Последний ход
page-rule = Правило { $number }
page-zoom-in = Приблизить
page-zoom-out = Отдалить
page-zoom-fit = Весь мир
page-resign = Сдаться
page-resign-sure = Точно сдаетесь?
page-abort = Отменить игру
page-rematch = Реванш со сменой сторон
page-cover-title = Передайте экран: { $side }
page-cover-text = Карты останутся закрыты, пока вы их не откроете.
page-cover-ready = Я играю за { $side }, показать мои карты
page-warning-title = Этим ходом вы проиграете
page-warning-defcon = DEFCON сейчас { $level } и упадет до 1: немедленное поражение { $side }.
page-warning-crisis = Идет Карибский кризис: попытка переворота — немедленное поражение { $side }.
page-warning-rule = проигрывает активный игрок, кто бы ни выбирал
page-warning-maybe = Этим ходом вы можете проиграть
page-warning-risk = Всё равно разыграть
page-warning-safe = Безопасный выход
page-warning-back = Не разыгрывать
page-warning-go = Разыграть и проиграть
page-why-reach = { $country }: недоступно, влияния { $side } нет ни здесь, ни по соседству.
page-why-price = { $country }: цена 2 из-за контроля { $enemy }, а осталось только 1 очко.
page-why-spread = { $country }: недоступно, только что размещенное влияние не открывает соседей.
page-why-chernobyl = { $country }: закрыто «Чернобылем» до конца раунда.
page-why-enemy = { $country }: здесь нет влияния { $enemy }.
page-why-defcon = { $country }: закрыто при DEFCON { $level }.
page-why-event = { $country }: под защитой действующего события.
page-why-not = { $country }: здесь это выбрать нельзя.

## Page: first-game guide

page-guide-next = Дальше
page-guide-back = Назад
page-guide-skip = Пропустить
page-guide-leave = Закрыть подсказки
page-guide-again = Подсказки с начала
page-guide = Первая партия с подсказками
guide-none = Решает другая сторона. Читайте журнал: там записано всё, что происходит.
guide-setup = Перед первым раундом стороны размещают несколько очков влияния, по одному. Доступные страны обведены золотом. Чтобы контролировать страну, нужно иметь в ней больше влияния, чем у противника, хотя бы на показатель стабильности (число справа вверху).
    .us = Надежное начало: Западная Германия 4, Италия 3.
    .ussr = Надежное начало: Польша 4, Восточная Германия 1, Югославия или Австрия 1.
guide-headline = Каждый раунд открывают начальные события: обе стороны тайно выбирают карту, событие которой произойдет. Выберите свое событие или общее. Карты подсчета очков тоже можно, но обычно выгоднее разыграть их позже.
guide-card = Разыграйте карту. Число на ней — очки операций. Карта с событием противника тоже дает очки, но и событие произойдет: разыгрывайте такие карты, когда вреда меньше всего. Карты подсчета очков нужно разыграть в этом же раунде.
guide-play = Событие или операции? За очки операций размещают влияние, устраивают перевороты, снижают влияние противника или отправляют вредную карту в космическую гонку. Пока кубик не брошен, ничего не решено окончательно: карту можно вернуть.
guide-influence = Размещайте влияние там, где оно у вас уже есть, или по соседству. Цена — 1, а под контролем противника — 2. Думайте о ключевых странах (закрашенный заголовок с ромбом): при подсчете очков они важнее всего.
guide-coup = Переворот: к броску кубика прибавляют очки карты и вычитают удвоенную стабильность, так что при низкой стабильности он легче. Процент — вероятность успеха. Переворот в ключевой стране понижает DEFCON; при DEFCON 2 вы бы проиграли.
guide-realign = Бросают обе стороны; каждый контролируемый сосед, перевес влияния в стране и соседство своей сверхдержавы дают по +1. Проигравший теряет влияние, и это можете быть вы.
guide-space = Космическая гонка забирает карту без ее события. На кубике должно выпасть не больше указанного числа.
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
page-public = зритель
page-open-hands = Обе руки
page-step-link = Скопировать ссылку на этот шаг
page-branch = Играть с этого места

## Page: hints and review

page-hint = Подсказка
page-hint-title = Как сыграл бы компьютер
page-hint-thinking = Компьютер думает…
page-hint-next = затем { $what }
page-hint-told = { $number ->
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
page-review-how = Это оценка: с каждого раунда компьютер несколько раз доигрывал партию с новыми бросками, с открытыми картами обеих сторон. П. п. — процентные пункты.
page-as-table = Таблицей
page-step-short = Шаг
page-seconds = { $number } с
