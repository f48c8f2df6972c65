### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = около 1 ч
game-watch = около 10 мин
page-key-lit = К первому месту, которое можно выбрать
page-short-eu = ЕС
page-short-nato = НАТО
page-short-russia = РФ
page-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
page-coins-short = { $coins } ◉
page-coins-hidden = монеты скрыты
page-no-coins = монет нет
page-units = { $units ->
        [one] { $side }: { $units } подразделение
        [few] { $side }: { $units } подразделения
       *[other] { $side }: { $units } подразделений
    }
page-needs-units = { $side }: { $units } подр.
page-prestige = очки престижа: { $number }
page-score = Европа { $europe }, Россия { $russia }
page-turn-period = Раунд { $turn } · период { $period }
page-turn-track = Шкала раундов
page-first = действует первой
page-sum = сумма { $sum }
page-initiative = инициатива { $number }
page-events = События
page-tab-map = Карта
page-tab-cards = Карты

## The turn track

page-sign-resolve = разрешение текущих событий
page-sign-move = предстоящие события становятся текущими
page-sign-reveal = открыть события
page-sign-discard = сбросить: { $number }
page-sign-draw = взять: { $number }
page-sign-score = очки за доминирование и карты преимуществ

## Parts of the map

page-zone-all = Вся карта
page-zone-baltic = Балтика
page-zone-danube = Дунай
page-zone-east = Восток
page-zone-caucasus = Кавказ
page-lit-outside = { $number ->
    [one] { $number } доступное место за краем карты
    [few] { $number } доступных места за краем карты
   *[many] { $number } доступных мест за краем карты
}
page-zoom-fit = Вся карта
page-legend = Обозначения
page-legend-eu = ЕС
page-legend-nato = НАТО
page-legend-russia = Россия
page-legend-europe-unit = войска НАТО
page-legend-russia-unit = войска России
page-legend-base = база
page-legend-coins = монеты
page-legend-dominates = доминирует
page-legend-card = карта получена
page-legend-closed = закрыто
page-legend-legal = можно
page-legend-last = последний ход
page-legend-reconstructed = значения, которые мы восстановили

## Plates and seas

page-no-cube = нет
page-holds-card = карта региона: { $side }
page-holds-sea = контроль: { $organisation }
page-nobody-sea = контроля нет ни у кого
page-minimum = минимум { $number }
page-tie = ничья → { $organisation }
page-used = бонус использован

## Cards

page-coins-word = { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
page-count-coins = монеты
page-count-hand = рука
page-count-advantages = преимущества
page-count-supply = войска в запасе
page-count-deck = колода
page-count-discard = сброс
page-chosen = Выбранные карты
page-hand = Рука
page-play = Разыграть
page-barred = сейчас недоступно
page-is-action = карта действия
page-is-disputed = карта спорного региона
page-is-advantage = карта преимущества
page-is-event = событие
page-income-now = Доход по этой карте сейчас принесет { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } вместе с монетами, лежащими в ее регионе.
page-advantage-uses = Или { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } в любой момент ваших действий, или { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    } престижа, если сохранить ее до подсчета карт преимуществ.
page-reconstructed = Часть значений этой карты восстановлена: ни один источник их не приводит.
page-reconstructed-short = восстановленные значения
page-list-known = Известно: в руке
page-list-unseen = Не видели
page-list-discard = Сброшены
page-list-advantages = Преимущества, которых не видели
page-list-played = Разыгранные преимущества
page-list-won = Выполненные события
page-list-failed = Невыполненные события
page-list-events = События, которых не видели

## Events

page-no-events = событий здесь нет
page-resolved-in = разрешение в раунде { $turn }
page-met-now = выполнено
page-met-after = выполнится после этого
page-unmet-after = после этого не выполнено
page-breaks = { $side }: { $number }, чтобы сорвать

## Questions

page-second-card = Выберите вторую карту.
page-kind-effect = Эффект
page-kind-reaction = Реакция
page-kind-advantage = Преимущество
page-kind-sea = Бонус карты моря
page-kind-special = Особое действие
page-ask-keep = Две другие останутся у вас: каждая дает действие, монеты или, если ее не тратить, престиж.
page-ask-initiative = Обе суммы объявляются; большая действует первой, при равенстве — Европа. Уже выложено: { $sum }.
page-ask-card = Карты действий, карты преимуществ и бонусы карт морей в любом порядке. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-action = Одно действие карты или ни одного. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-place = Новый кубик начинает с 1. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-grow = Кубик 6 или подразделение противника в регионе удерживает ваш кубик на 5.
page-ask-mobilise = У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-unit = Наведите на подразделение, чтобы увидеть, куда оно дойдет. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-move = Первый регион или море бесплатно, каждый следующий шаг — 1 монета. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
page-ask-reveal = Лежит рубашкой вверх, пока не выберут обе стороны.
page-ask-discard = Сброшенные события остаются тайной.

## What buttons do

page-lay-card = Выложить: { $card }
page-turn-up = Открыть: { $card }
page-lay-event = Выложить: { $event }
page-discard-event = Сбросить: { $event }
page-remove = Убрать: { $advantage }
page-cash = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } за карту: { $advantage }
page-places = новый кубик
page-blocked = остановлен на 5
page-wins-card = приносит карту региона
page-stop-clash = Придется остановиться. Вооруженное столкновение: по одному подразделению каждой стороны возвращается в запас
page-stop-break = Придется остановиться. Подрыв влияния: кубик противника падает с 6 до 5, подразделение возвращается в запас
page-use-eu_place = ЕС: разместить
page-use-eu_grow = ЕС
page-use-eu_income = Доход
page-use-nato_place = НАТО: разместить
page-use-nato_grow = НАТО
page-use-nato_mobilise = Мобилизация
page-use-nato_move = Перемещение
page-use-russia_place = Разместить
page-use-russia_grow = Усилить
page-use-russia_income = Доход
page-use-russia_mobilise = Мобилизация
page-use-russia_move = Перемещение
page-use-special = Особое действие
page-action-about-place = Кубик со значением 1 в спорном регионе, где его у вас нет; 2 монеты.
page-action-about-grow = Один ваш кубик повышается на { $number }, бесплатно.
page-action-about-income = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } из банка и из региона карты.
page-action-about-mobilise = Подразделение из запаса, 2 монеты.
page-action-about-move = Одно подразделение: первый регион или море бесплатно, каждый следующий шаг стоит 1 монету.

## Recorded games

record-fight_for_poland = Борьба за Польшу
    .about = «Газовый шантаж» опустошает казну Европы, а затем обе стороны борются за одну страну.
record-belarus_decides = Решает Беларусь
    .about = Европа ведет восемь раундов и проигрывает в последнем.
