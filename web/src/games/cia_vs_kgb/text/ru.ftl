### Холодная война: ЦРУ против КГБ, тексты страницы

game-note = 1945–1991 · { game-length }
game-length = около 20 мин
game-watch = около 5 мин
ck-title-short = ЦРУ — КГБ
ck-round = Раунд { $number }
ck-round-short = Р { $number }
ck-to-points = до { $points }
ck-extra-rounds = доп. раунд
ck-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
ck-points-word = { $number ->
        [one] очко
        [few] очка
       *[other] очков
    }
ck-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }

## Цель

ck-objective = Цель
ck-country = Страна
ck-event-in = Событие · { $phase }
ck-stability = Стабильность
ck-population = Население
ck-victory-points = Очки
ck-ties = ничья
ck-ties-by = Ничью решают по порядку
ck-faction-military = военные
ck-faction-political = политика
ck-faction-economic = экономика
ck-faction-media = медиа
ck-no-token = Жетона здесь пока нет.
ck-token-lies = Здесь лежит жетон { $side }.
ck-leads = { $side } впереди, { $most } : { $least }.
ck-tied = Поровну, по { $number }.
ck-tie-over = Ничью выигрывает { $side }: { $best } против { $second } ({ $faction }).
ck-tie-alone = Ничью выигрывает { $side }: такая группа ({ $faction }) есть только здесь — { $best }.

## Группы

ck-ready = готова
ck-mobilised = мобилизована
ck-power-military = Уничтожить любую другую группу
ck-power-political = Передать другую группу другому игроку
ck-power-economic = Повернуть другую группу, кроме экономических
ck-power-media = Взглянуть на верхнюю карту: завербовать, сбросить или оставить
ck-groups-of = группы: { $number } из { $most }
ck-groups-of-side = Группы { $side }
ck-groups-ready = { $number ->
        [0] готовых групп нет
        [one] { $number } группа готова
        [few] { $number } группы готовы
       *[other] { $number } групп готово
    }
ck-activate = активировать
ck-recruit-word = Вербовать
ck-activate-word = Активировать
ck-activate-group = Активировать: { $group }
ck-activating = действует
ck-effect-destroy = уничтожить
ck-effect-take = забрать
ck-effect-give = отдать
ck-effect-mobilise = мобилизовать
ck-effect-ready = подготовить
ck-effect-discard = сбросить следующей
ck-effect-riots = { $effect }: беспорядки
ck-barred-economic = экономика
ck-barred-population = нет места
ck-barred-stability = выше стабильности
ck-barred-no_target = нет цели

## Шкала

ck-riots-above = Беспорядки выше { $stability }
ck-riots-next = беспорядки при вербовке
ck-riots-short = беспорядки
ck-riots-count = { $number } из { $most } неизвестных групп — { $least } и больше
ck-riots-safe = среди неизвестных нет групп на { $least } и больше
ck-riots-never = такой сильной группы нет
ck-riots-known = следующая карта вам известна
ck-riot-chance = вероятность беспорядков при следующей вербовке { $chance } %
ck-riots-percent = беспорядки { $chance }
ck-riots-cannot = без беспорядков
ck-fan-of = { $number } из { $most }
ck-fan-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
ck-no-recruit-population = Вербовать нельзя: предел населения достигнут.
ck-no-recruit-deck = Вербовать нельзя: колода групп пуста.

## Агенты

ck-agent-x = Агент X
ck-x-secret = знаете только вы
ck-x-down = { $side }: агент X лежит закрыто
ck-x-none = { $side }: агент X не выбран
ck-initiative = Инициатива { $number }
ck-place-hq = штаб
ck-place-x = агент X
ck-place-maybe_x = возможно, X
ck-place-back = вернулся
ck-place-leave = в отпуске
ck-place-killed = погиб
ck-choose = выбрать
ck-headquarters = Штаб
ck-on-leave = Отпуск
ck-fallen = Погибли
ck-counts-short = штаб { $hq } · отпуск { $leave } · погибли { $fallen }
ck-one-of = один из { $number }
ck-balance-token = жетон баланса
ck-agent-master_spy = Цель получает сторона без жетона
ck-agent-deputy_director = Не действует; не гибнет и не уходит в отпуск
ck-agent-double_agent = Отправить чужого агента в отпуск или увидеть следующего агента X противника
ck-agent-analyst = Увидеть и разложить три следующие группы
ck-agent-assassin = Ваш жетон: чужой агент гибнет, цель уходит под колоду
ck-agent-director = Ваш жетон: еще и нижняя карта колоды целей

## Колоды

ck-decks = Колоды и сброс
ck-objectives = Цели
ck-groups = Группы
ck-spent-events = Сброс целей
ck-discard-pile = Сброс
ck-top-of = верхняя из { $number }
ck-known-top = сверху: { $cards }
ck-counts = группы { $groups }, сброс { $discarded }, цели { $objectives }
ck-claimed = Полученные цели
ck-none-yet = пока нет
ck-spend = применить
ck-costs-points = −{ $points } очков

## Прогноз

ck-phase-is = Фаза: { $phase }
ck-then = далее { $phase }
ck-if-now = Если бы борьба кончилась сейчас
ck-now-token = { $objective }: лег бы жетон { $side }.
ck-now-riots = { $side }: беспорядки.
ck-now-double_riots = Беспорядки у обеих сторон: жетона не будет.
ck-now-nothing = Групп нет: жетона не будет.
ck-by-their-x = Ваш агент X — { $agent }; в зависимости от их агента:
ck-out-claims = { $side } получает: { $objective }, { $points }
ck-out-buried = { $objective } уходит под колоду
ck-out-nobody = { $objective } не достается никому
ck-out-falls = { $side }: гибнет { $agent }
ck-out-bottom = { $side } получает и нижнюю карту
ck-out-bottom-known = { $side } получает и карту { $card }
ck-out-chooses = { $side }: отпуск или право подсмотреть
ck-out-looks = { $side } увидит три группы
ck-how-it-ended = Чем кончился раунд
ck-last-round = Последний раунд
ck-nothing-yet = Пока ничего.

## Вопрос

ck-leads-by = { $side } впереди на { $number }
ck-tie-for = ничья в пользу { $side }
ck-pass-ends = борьба закончится
ck-media-total = ваше влияние { $total }
ck-media-riots = { $total }: беспорядки!
ck-totals = ЦРУ { $cia } : КГБ { $kgb }.
ck-would-riot = { $side } вызовет беспорядки.
ck-why-population = Нельзя: групп стало бы больше, чем население.
ck-why-deck = Колода групп пуста.
ck-why-no_groups = Без групп пасовать нельзя.
ck-why-mobilised = Мобилизованную группу сначала нужно подготовить.
ck-why-no_target = Ее способности не на кого подействовать.
ck-why-economic = Экономическая группа не действует на другую экономическую.
ck-why-stability = Влияние противника оказалось бы выше стабильности.
ck-why-short-population = предел населения
ck-why-short-deck = колода пуста
ck-why-short-no_groups = без групп нельзя
ck-why-short-now = сначала закончите это
ck-pick-analyst = Карты Аналитика: какая ляжет сверху?
ck-pick-space_race = Космическая гонка: какая цель следующая?
ck-pick-double_agent = Кого отправить в отпуск?
ck-pick-olympic_games = Кто вернется?
ck-pick-media = Верхняя карта колоды
ck-put-next = наверх
ck-only-you = видите только вы
ck-placed = Сверху: { $cards }

## Увиденные карты

ck-seen-cards = Увиденные карты
ck-seen-unseen = неизвестна
ck-seen-hidden = в колоде или в сбросе
ck-seen-top = известна сверху
ck-seen-cia = ЦРУ
ck-seen-kgb = КГБ
ck-seen-discard = в сбросе
ck-seen-now = в этом раунде
ck-seen-spent = в сбросе
ck-seen-bottom = под колодой

## Первая партия

ck-tab-table = Стол
ck-tab-agents = Агенты

## Recorded games

record-forty_five_behind = Минус сорок пять
    .about = ЦРУ проигрывает 45 против 90 и больше не отдает ни одного раунда.
record-one_riot_too_many = Лишние беспорядки
    .about = ЦРУ выходит вперед, видит чужого агента и все же проигрывает.
