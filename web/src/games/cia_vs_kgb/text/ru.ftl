### Холодная война: ЦРУ против КГБ, тексты страницы

game-note = 1945–1991 · { game-length }
game-length = около 20 мин
game-watch = около 5 мин
page-title-short = ЦРУ — КГБ
page-round-number = Раунд { $number }
page-round-short = Р { $number }
page-to-points = до { $points }
page-extra-rounds = доп. раунд
page-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
page-points-word = { $number ->
        [one] очко
        [few] очка
       *[other] очков
    }
page-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }

## Цель

page-objective = Цель
page-country = Страна
page-event-in = Событие · { $phase }
page-stability = Стабильность
page-population = Население
page-victory-points = Очки
page-ties = ничья
page-ties-by = Ничью решают по порядку
page-faction-military = военные
page-faction-political = политика
page-faction-economic = экономика
page-faction-media = медиа
page-no-token = Жетона здесь пока нет.
page-token-lies = Здесь лежит жетон { $side }.
page-leads = { $side } впереди, { $most } : { $least }.
page-tied = Поровну, по { $number }.
page-tie-over = Ничью выигрывает { $side }: { $best } против { $second } ({ $faction }).
page-tie-alone = Ничью выигрывает { $side }: фракция «{ $faction }» — только { $best }.

## Группы

page-ready = готова
page-mobilised = мобилизована
page-power-military = Уничтожить любую другую группу
page-power-political = Передать другую группу другому игроку
page-power-economic = Повернуть другую группу, кроме экономических
page-power-media = Взглянуть на верхнюю карту: завербовать, сбросить или оставить
page-groups-of = группы: { $number } из { $most }
page-groups-of-side = Группы { $side }
page-groups-ready = { $number ->
        [0] готовых групп нет
        [one] { $number } группа готова
        [few] { $number } группы готовы
       *[other] { $number } групп готово
    }
page-activate = активировать
page-recruit-word = Вербовать
page-activate-word = Активировать
page-activate-group = Активировать: { $group }
page-activating = действует
page-effect-destroy = уничтожить
page-effect-take = забрать
page-effect-give = отдать
page-effect-mobilise = мобилизовать
page-effect-ready = подготовить
page-effect-discard = сбросить следующей
page-effect-riots = { $effect }: беспорядки
page-barred-economic = экономика
page-barred-population = нет места
page-barred-stability = выше стабильности
page-barred-no_target = нет цели

## Шкала

page-riots-above = Беспорядки выше { $stability }
page-riots-next = беспорядки при вербовке
page-riots-short = беспорядки
page-riots-count = { $most ->
        [one] { $number } из { $most } неизвестной группы — { $least } и больше
       *[other] { $number } из { $most } неизвестных групп — { $least } и больше
    }
page-riots-safe = среди неизвестных нет групп на { $least } и больше
page-riots-never = такой сильной группы нет
page-riots-known = следующая карта вам известна
page-riot-chance = вероятность беспорядков при следующей вербовке { $chance } %
page-riots-percent = беспорядки { $chance }
page-riots-cannot = без беспорядков
page-fan-of = { $number } из { $most }
page-fan-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
page-no-recruit-population = Вербовать нельзя: предел населения достигнут.
page-no-recruit-deck = Вербовать нельзя: колода групп пуста.

## Агенты

page-agent-x = Агент X
page-x-secret = знаете только вы
page-x-down = { $side }: агент X лежит лицом вниз
page-x-none = { $side }: агент X не выбран
page-initiative = Инициатива { $number }
page-place-hq = штаб
page-place-x = агент X
page-place-maybe_x = возможно, X
page-place-back = вернулся
page-place-leave = в отпуске
page-place-killed = погиб
page-choose = выбрать
page-headquarters = Штаб
page-on-leave = Отпуск
page-fallen = Погибли
page-counts-short = штаб { $hq } · отпуск { $leave } · погибли { $fallen }
page-one-of = один из { $number }
page-balance-token = жетон баланса
page-agent-master_spy = Цель получает сторона без жетона
page-agent-deputy_director = Не действует; не гибнет и не уходит в отпуск
page-agent-double_agent = Отправить чужого агента в отпуск или увидеть следующего агента X противника
page-agent-analyst = Увидеть и разложить три следующие группы
page-agent-assassin = Ваш жетон: чужой агент гибнет, цель уходит под колоду
page-agent-director = Ваш жетон: еще и нижняя карта колоды целей

## Колоды

page-decks = Колоды и сброс
page-objectives = Цели
page-groups = Группы
page-spent-events = Сброс целей
page-discard-pile = Сброс
page-top-of = верхняя из { $number }
page-known-top = сверху: { $cards }
page-counts = группы { $groups }, сброс { $discarded }, цели { $objectives }
page-claimed = Полученные цели
page-none-yet = пока нет
page-spend = применить
page-costs-points = −{ $points } очков

## Прогноз

page-phase-is = Фаза: { $phase }
page-then = далее { $phase }
page-if-now = Если бы борьба кончилась сейчас
page-now-token = { $objective }: лег бы жетон { $side }.
page-now-riots = { $side }: беспорядки.
page-now-double_riots = Беспорядки у обеих сторон: жетона не будет.
page-now-nothing = Групп нет: жетона не будет.
page-by-their-x = Ваш агент X — { $agent }; при агенте X противника:
page-out-claims = { $side } получает: { $objective }, { $points }
page-out-buried = { $objective } уходит под колоду
page-out-nobody = { $objective } не достается никому
page-out-falls = { $side }: гибнет { $agent }
page-out-bottom = { $side } получает и нижнюю карту
page-out-bottom-known = { $side } получает и карту { $card }
page-out-chooses = { $side }: отпуск или право подсмотреть
page-out-looks = { $side } увидит три группы
page-how-it-ended = Чем кончился раунд
page-last-round = Последний раунд
page-nothing-yet = Пока ничего.

## Вопрос

page-leads-by = { $side } впереди на { $number }
page-tie-for = ничья в пользу { $side }
page-pass-ends = борьба закончится
page-media-total = ваше влияние { $total }
page-media-riots = { $total }: беспорядки!
page-totals = ЦРУ { $cia } : КГБ { $kgb }.
page-would-riot = { $side } вызовет беспорядки.
page-why-population = Нельзя: групп стало бы больше, чем допускает население.
page-why-deck = Колода групп пуста.
page-why-no_groups = Без групп пасовать нельзя.
page-why-mobilised = Мобилизованную группу сначала нужно подготовить.
page-why-no_target = Ее способности не на кого подействовать.
page-why-economic = Экономическая группа не действует на другую экономическую.
page-why-stability = Влияние противника оказалось бы выше стабильности.
page-why-short-population = предел населения
page-why-short-deck = колода пуста
page-why-short-no_groups = без групп нельзя
page-why-short-now = сначала закончите это
page-pick-analyst = Карты Аналитика: какая ляжет сверху?
page-pick-space_race = Космическая гонка: какая цель следующая?
page-pick-double_agent = Кого отправить в отпуск?
page-pick-olympic_games = Кто вернется?
page-pick-media = Верхняя карта колоды
page-put-next = наверх
page-only-you = видите только вы
page-placed = Сверху: { $cards }

## Увиденные карты

page-seen-cards = Увиденные карты
page-seen-unseen = неизвестна
page-seen-hidden = в колоде или в сбросе
page-seen-top = известна сверху
page-seen-cia = ЦРУ
page-seen-kgb = КГБ
page-seen-discard = в сбросе
page-seen-now = в этом раунде
page-seen-spent = в сбросе
page-seen-bottom = под колодой

## Первая партия

page-tab-table = Стол
page-tab-agents = Агенты

## Recorded games

record-forty_five_behind = Минус сорок пять
    .about = ЦРУ проигрывает 45 против 90 и больше не отдает ни одного раунда.
record-one_riot_too_many = Лишние беспорядки
    .about = ЦРУ выходит вперед, видит чужого агента и всё же проигрывает.

preset-evening = клубный вечер (4 тура за 3 часа)
