game-name = Контрольный пункт
game-note = Карточная игра на десять минут: одна граница, три перехода
side-west = Запад
    .short = Запад
side-east = Восток
    .short = Восток
winner-west = Побеждает Запад
winner-east = Побеждает Восток
winner-draw = Ничья
option-hand = Карты на руке
    .help = Сколько карт держит каждый игрок, пока не кончится колода.

question-card = Сыграйте карту
question-gate = Выберите переход
action-card = { $card }
action-gate = { $gate }

gate-bridge = Мост
gate-station = Вокзал
gate-harbour = Гавань

card-sentry = Часовой
    .text = +1 охранник. Возьмите карту.
card-courier = Курьер
    .text = +1 охранник. Возьмите карту.
card-patrol = Патруль
    .text = +2 охранника.
card-dog_handler = Кинолог
    .text = +2 охранника.
card-searchlight = Прожектор
    .text = +2 охранника.
card-barrier = Шлагбаум
    .text = +3 охранника.
card-watchtower = Сторожевая вышка
    .text = +3 охранника.
card-convoy = Конвой
    .text = +4 охранника.
card-bribe = Взятка
    .text = Соперник теряет до 2 охранников.
card-fog = Туман
    .text = Соперник теряет до 2 охранников.
card-night_train = Ночной поезд
    .text = Соперник теряет до 3 охранников.
card-amnesty = Амнистия
    .text = Обе стороны теряют всех охранников на переходе.

shown-turn = Ход
shown-deck_count = Карт в колоде
shown-played = Сыграно
shown-guards = Охранники
shown-hand_count = Карт на руке
shown-hand = Рука

log-turn = Ход { $turn }: { $side }
log-play = { $side } играет карту «{ $card }»
log-place = { $side } +{ $guards }: { $gate }
log-remove = { $side } −{ $guards }: { $gate }
log-clear = Вся охрана уходит: { $gate }
log-draw = { $side } берёт карту «{ $card }»
log-over =
    { $winner ->
        [west] Побеждает Запад: { $ending }
        [east] Побеждает Восток: { $ending }
       *[draw] Ничья: { $ending }
    }
ending-gates = удержано больше переходов
ending-guards = переходов поровну, решило число охранников
