### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = около 1 ч
game-watch = около 10 мин
ed-short-eu = ЕС
ed-short-nato = НАТО
ed-short-russia = РФ
ed-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
ed-coins-short = { $coins } ◉
ed-coins-hidden = монеты скрыты
ed-no-coins = монет нет
ed-units = { $units ->
        [one] { $side }: { $units } подразделение
        [few] { $side }: { $units } подразделения
       *[other] { $side }: { $units } подразделений
    }
ed-needs-units = { $side }: { $units } подр.
ed-prestige = очки престижа: { $number }
ed-score = Европа { $europe }, Россия { $russia }
ed-turn-period = Раунд { $turn } · период { $period }
ed-turn-track = Шкала раундов
ed-first = действует первой
ed-sum = сумма { $sum }
ed-initiative = инициатива { $number }
ed-events = События
ed-tab-map = Карта
ed-tab-cards = Карты

## The turn track

ed-sign-resolve = разрешение текущих событий
ed-sign-move = предстоящие события становятся текущими
ed-sign-reveal = открыть события
ed-sign-discard = сбросить: { $number }
ed-sign-draw = взять: { $number }
ed-sign-score = очки за доминирование и карты преимуществ

## Parts of the map

ed-zone-all = Вся карта
ed-zone-baltic = Балтика
ed-zone-danube = Дунай
ed-zone-east = Восток
ed-zone-caucasus = Кавказ
ed-zoom-fit = Вся карта
ed-legend = Обозначения
ed-legend-eu = ЕС
ed-legend-nato = НАТО
ed-legend-russia = Россия
ed-legend-europe-unit = войска НАТО
ed-legend-russia-unit = войска России
ed-legend-base = база
ed-legend-coins = монеты
ed-legend-dominates = доминирует
ed-legend-card = карта получена
ed-legend-closed = закрыто
ed-legend-legal = можно
ed-legend-last = последний ход
ed-legend-reconstructed = значения, которые мы восстановили

## Plates and seas

ed-no-cube = нет
ed-holds-card = карта региона: { $side }
ed-holds-sea = контроль: { $organisation }
ed-nobody-sea = контроля нет ни у кого
ed-minimum = минимум { $number }
ed-tie = ничья → { $organisation }
ed-used = бонус использован

## Cards

ed-count-coins = монеты
ed-count-hand = рука
ed-count-advantages = преимущества
ed-count-supply = войска в запасе
ed-count-deck = колода
ed-count-discard = сброс
ed-chosen = Выбранные карты
ed-hand = Рука
ed-play = Сыграть
ed-barred = сейчас недоступно
ed-is-action = карта действий
ed-is-disputed = карта спорного региона
ed-is-advantage = карта преимущества
ed-is-event = событие
ed-income-now = Доход по этой карте сейчас принесет { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } вместе с монетами, лежащими в ее регионе.
ed-advantage-uses = Или { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } в любой момент своего шага, или престиж { $number }, если сохранить ее до подсчета карт преимуществ.
ed-reconstructed = Часть значений этой карты восстановлена: ни один источник их не приводит.
ed-reconstructed-short = восстановленные значения
ed-list-known = Известно: на руке
ed-list-unseen = Не видели
ed-list-discard = Сброшены
ed-list-advantages = Преимущества, которых не видели
ed-list-played = Сыгранные преимущества
ed-list-won = Выполненные события
ed-list-failed = Невыполненные события
ed-list-events = События, которых не видели

## Events

ed-no-events = событий здесь нет
ed-resolved-in = разрешение в раунде { $turn }
ed-met-now = выполнено
ed-met-after = выполнится после этого
ed-unmet-after = после этого не выполнено
ed-breaks = { $side }: { $number }, чтобы сорвать

## Questions

ed-second-card = Выберите вторую карту.
ed-kind-effect = Эффект
ed-kind-reaction = Реакция
ed-kind-advantage = Преимущество
ed-kind-sea = Бонус карты моря
ed-kind-special = Особое действие
ed-ask-keep = Две другие останутся у вас: каждая дает действие, монеты или, если ее не тратить, престиж.
ed-ask-initiative = Обе суммы объявляются; большая действует первой, при равенстве — Европа. Уже выложено: { $sum }.
ed-ask-card = Карты действий, карты преимуществ и бонусы карт морей в любом порядке. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-action = Одно действие карты или ни одного. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-place = Новый кубик начинает с 1. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-grow = Вражеская 6 или вражеское подразделение в регионе удерживает его на 5.
ed-ask-mobilise = У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-unit = Наведите на подразделение, чтобы увидеть, куда оно дойдет. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-move = Первый регион или море бесплатно, каждый следующий шаг — 1 монета. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
ed-ask-reveal = Лежит рубашкой вверх, пока не выберут обе стороны.
ed-ask-discard = Сброшенные события остаются тайной.

## What buttons do

ed-lay-card = Выложить: { $card }
ed-turn-up = Открыть: { $card }
ed-lay-event = Выложить: { $event }
ed-discard-event = Сбросить: { $event }
ed-remove = Убрать: { $advantage }
ed-cash = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } за карту «{ $advantage }»
ed-places = новый кубик
ed-blocked = остановлен на 5
ed-wins-card = приносит карту региона
ed-stop-clash = Придется остановиться. Вооруженное столкновение: по одному подразделению каждой стороны возвращается в запас
ed-stop-break = Придется остановиться. Подрыв влияния: вражеская 6 падает до 5, подразделение возвращается в запас
ed-use-eu_place = ЕС: разместить
ed-use-eu_grow = ЕС
ed-use-eu_income = Доход
ed-use-nato_place = НАТО: разместить
ed-use-nato_grow = НАТО
ed-use-nato_mobilise = Мобилизация
ed-use-nato_move = Перемещение
ed-use-russia_place = Разместить
ed-use-russia_grow = Усилить
ed-use-russia_income = Доход
ed-use-russia_mobilise = Мобилизация
ed-use-russia_move = Перемещение
ed-use-special = Особое действие
ed-deed-place = Кубик со значением 1 в спорном регионе, где его у вас нет; 2 монеты.
ed-deed-grow = Один ваш кубик усиливается на { $number }, бесплатно.
ed-deed-income = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } из банка и из региона карты.
ed-deed-mobilise = Подразделение из запаса, 2 монеты.
ed-deed-move = Одно подразделение: первый регион или море бесплатно, каждый следующий шаг стоит 1 монету.

## Recorded games

record-fight_for_poland = Борьба за Польшу
    .about = «Газовый шантаж» опустошает казну Европы, а затем обе стороны хотят одну страну.
record-belarus_decides = Решает Беларусь
    .about = Европа ведет восемь раундов и проигрывает в последнем.
