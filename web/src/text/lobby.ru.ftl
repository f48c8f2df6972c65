# Зал ожидания: открытые вызовы, вызовы, часы; загружается со страницами, которым это нужно

page-challenges = Вызовы
page-challenge-to = Вызов: { $name }
page-challenge-open = Публичный стол: другие могут смотреть, а партия с часами идет в рейтинг
page-accept = Принять
page-decline = Отклонить
page-lobby-withdraw = Отозвать
page-my-seeks = Мои открытые вызовы
page-seek-new = Найти соперника
page-seeks = Открытые вызовы
page-seeks-none = Сейчас больше никто не ищет партию.
page-seek-live = прямо сейчас
page-seek-days = по переписке
page-seek-live-note = Подождите здесь: как только кто-то захочет того же, стол откроется сам. Открытый вызов исчезнет, когда вы закроете эту страницу.
page-seek-days-note = Ждать не нужно: открытый вызов действует две недели, а когда кто-то захочет того же, вы найдете стол здесь и среди своих столов.
page-options-any = любые
page-options-printed = как в правилах
page-options-own = свои…
page-seek-low = Рейтинг от
page-seek-high = Рейтинг до
page-seek-range = рейтинг { $low }–{ $high }
page-seek-from = рейтинг от { $low }
page-seek-to = рейтинг до { $high }
page-seek-any-side = любая сторона
page-challenge-you-play = ваша сторона: { $side }
page-seek-add = Искать партию
page-seek-waits = Ждем соперника…
page-seek-found = Соперник найден
page-seek-open = К столу
page-seek-accept = Играть
page-clock-any = любые часы
page-clock-of-minutes = { $seconds ->
    [0] { $minutes } мин
   *[other] { $minutes } мин + { $seconds } с
}
page-clock-of-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
page-clock-of-budget = { $days ->
    [one] { $days } день на партию
    [few] { $days } дня на партию
   *[other] { $days } дней на партию
}
page-clock-own-minutes = свои: минуты и секунды…
page-clock-own-move = свои: дни на ход…
page-clock-own-game = свои: дни на партию…
page-clock-minutes = Минут на партию
page-clock-seconds = Секунд на ход
page-clock-days-number = Дней

## Часы, о которых договариваются игроки

page-give-time = Дать сопернику время
page-give-minutes = +{ $minutes } мин
page-give-days = { $days ->
    [one] +{ $days } день
    [few] +{ $days } дня
   *[other] +{ $days } дней
}
page-ask-adjourn = Предложить отложить
page-claim-later = Часы соперника не идут. Если ничего не произойдет, с { $date } вы сможете потребовать присуждения этой партии.
page-claim-now = Соперника нет уже 30 дней.
page-claim-win = Потребовать победу
page-claim-sure = Да, требую победу
page-claim-off = Отменить партию
page-vacation-note = Пока вы в отпуске, ваши часы в партиях по переписке стоят, а соперники видят, до какого дня вас не будет. Партии в реальном времени идут дальше. На год дается { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
page-vacation-left = { $days ->
    [one] В этом году остался { $days } день.
    [few] В этом году осталось { $days } дня.
    [many] В этом году осталось { $days } дней.
   *[other] В этом году осталось { $days } дня.
}
page-vacation-first = Первый день
page-vacation-last = Последний день
page-vacation-go = Уйти в отпуск
page-vacation-cancel = Отменить
page-vacation-end = Я снова здесь
