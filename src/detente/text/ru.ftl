### Détente: сообщения, общие для всех игр

## Ошибки: одно точное предложение; ничего не изменилось
# Слова в «» стоят так, как их написал пользователь. $values, $options, $games, $seats, $languages, $bots, $near: названия через запятую.

error-option-value = У параметра «{ $option }» не бывает значения «{ $given }»; допустимо одно из: { $values }.
error-option-list = В параметре «{ $option }» не может быть «{ $given }»; допустимы: { $values }.
error-option-name = Нет параметра «{ $option }»; есть такие: { $options }.
error-language = Нет текстов на языке «{ $lang }»; есть такие языки: { $languages }.
error-game = Нет игры «{ $game }»; есть такие: { $games }.
error-seat = Нет места «{ $seat }»; есть такие: { $seats }.
error-action = Действия «{ $action }» нет в списке; самые похожие: { $near }.
error-not-your-turn = Сейчас решение не за «{ $seat }».
error-game-over = Игра закончена: «{ $seat }» больше ничего не решает.
error-stale = Выбор сделан для шага { $given }, а игра находится на шаге { $expected }.
# $question: имя вопроса, например influence.
error-illegal = «{ $seat }» не может ответить на «{ $question }» действием «{ $action }».
error-undo-nothing = «{ $seat }»: отменять нечего.
error-undo-law = «{ $seat }» не может это отменить: отменяется только собственное последнее решение, пока не брошен кубик, ничего не раскрыто и игра не закончена.
error-die = На кубике не может выпасть «{ $die }»: на нем числа от 1 до 6.
error-forced-card = Карту «{ $card }» сейчас нельзя вытянуть: ее нет среди доступных карт.
error-forced-many = Заранее задано результатов: { $count }; можно не больше { $most }.
error-position-section = В позиции неизвестный раздел: «{ $section }».
error-position-country = В позиции неизвестная страна: «{ $word }».
error-position-card = В позиции неизвестная карта: «{ $word }».
error-position-number = В позиции стоит «{ $word }» там, где нужно число.
error-position-twice = Карта «{ $card }» стоит в позиции дважды.
error-position-header = Позиция не может начинаться с «{ $text }».
error-position-effect = В позиции неизвестный эффект: «{ $word }».
error-position-no-cards = Не хватает карт для стороны { $seat }.
error-position-nobody = Такая позиция невозможна: ходить некому.
error-position-over = Такая позиция невозможна: игра закончена, не начавшись.
error-file-format = { $path } не является файлом { $format }.
error-file-field = Не удается прочитать { $path }: поле «{ $field }» отсутствует или неверно.
error-file-game = В { $path } записана игра { $game }, а не { $expected }.
error-file-move = Не удается прочитать { $path }: ход { $step } — не пара «сторона, действие».
error-file-missing = Нет файла { $path }.
error-file-broken = Не удалось прочитать файл { $path }: { $reason }.
error-file-version = Файл { $path } записан в версии { $version }; здесь известны: { $known }.
# Сохраненная игра проигрывается заново; $step — номер шага.
error-file-differs = Сохраненная игра расходится на шаге { $step }: ожидалось { $expected }, получено { $found }.
error-file-illegal = Сохраненная игра не может продолжиться на шаге { $step }: действие «{ $action }» отклонено. { $reason }
error-bot = Нет бота «{ $bot }»; есть такие: { $bots }.
error-count = Нужно целое число не меньше 1, а не «{ $word }».

## Игра в терминале
# $side: название стороны. Слова undo, save, load, log, board, card, help и quit вводят как есть, они не переводятся.

cli-choose = Ваш выбор:
cli-help =
    Введите номер или название действия, чтобы выбрать его. Или введите:
    undo — отменить свое последнее решение
    save ФАЙЛ — сохранить игру
    load ФАЙЛ — загрузить сохраненную игру
    log — показать, что произошло
    board — показать игровое поле
    card НАЗВАНИЕ — показать текст карты
    help — показать эту справку
    quit — выйти из игры
cli-saved = Сохранено: { $path }
cli-loaded = Загружено: { $path }
cli-undone = Решение отменено.
cli-not-understood = Непонятно: «{ $word }». Введите help, чтобы увидеть, что можно ввести.
cli-your-move = { $side }: решение за вами
cli-thinking = { $side } в раздумьях…
cli-cover = Передайте экран игроку: { $side }. Затем нажмите Enter.
cli-over = Игра закончена.
cli-bye = До свидания.
cli-legal = Возможные действия
cli-hand = Рука
cli-board = Игровое поле
cli-games = Игры
cli-compiling = Подготовка правил: { $game }. Нужна только один раз, займет около минуты…
cli-compiled = Готово за { NUMBER($seconds, maximumFractionDigits: 0) } с.
