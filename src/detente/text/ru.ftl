### Détente: сообщения, общие для всех игр

## Ошибки: одно точное предложение; ничего не изменилось
# Слова в «» стоят так, как их написал пользователь. $values, $options, $games, $seats, $languages, $bots, $near: названия через запятую.

error-option-value = У параметра «{ $option }» не бывает значения «{ $given }»; допустимо одно из: { $values }.
error-option-list = В параметре «{ $option }» не может быть «{ $given }»; допустимы: { $values }.
error-option-name = Нет параметра «{ $option }»; есть такие: { $options }.
error-option-twice = Параметр «{ $option }» задан дважды.
error-language = Нет текстов на языке «{ $lang }»; есть такие языки: { $languages }.
error-game = Нет игры «{ $game }»; есть такие: { $games }.
error-version = Нет версии правил { $version }; известны версии от 1 до { $newest }.
error-seat = Нет места «{ $seat }»; есть такие: { $seats }.
error-action = Действия «{ $action }» нет в списке; самые похожие: { $near }.
error-card-unknown = Карты «{ $card }» нет.
error-card-near = Карты «{ $card }» нет. Возможно, вы имели в виду: { $near }?
error-card-several = С «{ $card }» начинаются несколько карт: { $cards }.
error-not-your-turn = Сейчас решение не за «{ $seat }».
error-game-over = Игра закончена: «{ $seat }» больше ничего не решает.
error-stale = Выбор сделан для шага { $given }, а игра находится на шаге { $expected }.
# $question: имя вопроса, например influence.
error-illegal = «{ $seat }» не может ответить на «{ $question }» действием «{ $action }».
error-undo-nothing = «{ $seat }»: отменять нечего.
error-undo-law = «{ $seat }» не может это отменить: отменяется только собственное последнее решение, пока не брошен кубик, ничего не раскрыто и игра не закончена.
error-undo-empty = Ещё не сделано ни одного хода: отменять нечего.
error-step = Шаг игры — целое число от 0, а не «{ $given }».
error-seed = Начальное число — целое, не длиннее 128 бит, а не «{ $given }»; чтобы вообразить скрытое, оно не может быть отрицательным.
error-key = Ключ — это 16 байт, а не «{ $given }».
error-number = «{ $given }» — не целое число от { $low } до { $high }.
error-options = Параметры нескольких партий задаются списком словарей, а не как «{ $given }».
error-no-card = Нет карты «{ $word }».
error-no-country = Нет страны или региона «{ $word }».
error-no-name = Здесь нет имени «{ $word }»; есть такие: { $names }.
error-die = На кубике не может выпасть «{ $die }»: на нем числа от 1 до 6.
error-forced-card = Карту «{ $card }» сейчас нельзя вытянуть: ее нет среди доступных карт.
error-forced-never = Карту «{ $card }» никогда не тянут и не сдают.
error-forced-list = Результаты, заданные заранее, передаются списком, а не как «{ $given }».
error-forced-many = Заранее задано результатов: { $count }; можно не больше { $most }.
error-position-section = В позиции неизвестный раздел: «{ $section }».
error-position-exact = В этой строке записана партия посреди розыгрыша (раздел «at» или «view»). Такую строку можно расставить только на том сервере, который её записал, и только без изменений. Возьмите позицию до розыгрыша карты или импортируйте всю партию из файла.
error-position-country = В позиции неизвестная страна: «{ $word }».
error-position-card = В позиции неизвестная карта: «{ $word }».
error-position-number = В позиции стоит «{ $word }» там, где нужно целое число.
error-position-range = В позиции стоит число { $word }, а возможны только числа от { $low } до { $high }.
error-position-numbers = В позиции стоит «{ $word }» там, где нужны числа вида { $example }.
error-position-part = В разделе «{ $section }» нужны имя и число, а стоит «{ $given }».
error-position-value = Раздел «{ $section }» не может быть «{ $given }»; допустимо одно из: { $values }.
error-position-bare = Раздел «{ $section }» — одно слово, но за ним стоит «{ $given }».
error-position-again = Раздел «{ $section }» стоит в позиции дважды.
error-position-named-twice = В разделе «{ $section }» дважды назван «{ $word }».
error-position-many = В разделе «{ $section }» слишком много; возможно не больше { $most }.
error-position-text = Позиция — это строка текста, а не «{ $given }».
error-position-damaged = Раздел «{ $section }» повреждён: в нём нет состояния этой игры.
error-position-china = «Китайская карта» не лежит ни в руке, ни в стопке; у кого она, говорит раздел «china».
error-position-known = В разделе «{ $section }» сказано, что сторона { $seat } знает, где карта «{ $card }», но этой карты там быть не может.
error-position-round = В раунде { $turn } этой позиции у стороны { $seat } нет хода { $round }.
# $moment: слово из заголовка, например planning.
error-position-objective = При «{ $moment }» позиция { $wanted ->
    [0] не называет цели
   *[other] называет ровно одну цель
 }; здесь названо целей: { $found }.
error-position-needed = При «{ $moment }» в позиции нужен раздел «{ $section }».
error-position-too-early = При «{ $moment }» в позиции не может быть раздела «{ $section }».
error-position-owner = «{ $card }» — не карта стороны { $seat }.
error-position-disputed = «{ $word }» — не спорный регион, кубиков там быть не может.
error-position-both = В позиции в регионе «{ $word }» стоят подразделения обеих сторон.
error-position-twice = Карта «{ $card }» стоит в позиции дважды.
error-position-header = Позиция не может начинаться с «{ $text }».
error-position-effect = В позиции неизвестный эффект: «{ $word }»; самые похожие: { $near }.
error-position-no-cards = Не хватает карт для стороны { $seat }.
error-position-groups = В позиции у стороны { $seat } больше групп или влияния, чем позволяет цель.
error-position-nobody = Такая позиция невозможна: ходить некому.
error-position-nothing = Такая позиция невозможна: ходит { $seat }, но выбирать не из чего.
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
error-no-weights = Для игры { $game } сеть ещё не обучена (docs/training.md).
error-weights-field = Весам для игры { $game } нужно поле «{ $field }», которого в записи игры в прежнем виде больше нет.
error-training-ptxas = В путях нет программы ptxas из CUDA, которая компилирует ядра.
error-training-kernels = В { $folder } нет ядер CUDA для игры { $game }; их создаёт `python -m detente.training.build { $game }`.
error-training-kernels-old = Ядра CUDA для игры { $game } в { $folder } собраны из других исходников; `python -m detente.training.build { $game }` соберёт их заново.
error-training-numbers = В сети для игры { $game } появились бесконечные числа: обучение не удалось; может помочь меньшая скорость обучения.
error-training-exploit = Укажите, против кого учиться: --weights ФАЙЛ.
error-needs-extra = Для этого нужно дополнение: pip install 'detente[{ $extra }]'.
error-bots-two = «{ $bots }» — это не два или более разных бота через запятую.
error-arena-failed = Партия { $game } между { $bots } с зерном { $seed } прервалась на узле { $node }: { $reason } Больше покажет та же партия, сыгранная отдельно: --bots { $bots } --games 1 --seed { $seed }, без --jobs и --ray.
error-arena-process = Один из процессов арены был убит; возможно, не хватило памяти. Попробуйте меньшее число --jobs.
error-ray-failed = Кластер Ray «{ $address }» использовать нельзя: { $reason }
error-ray-version = На узле Détente { $version } с правилами { $rules }, на этой машине { $known } с правилами { $known_rules }; установите везде одно и то же.
error-no-worker = Ни один рабочий процесс не ответил за бота; запущен ли `detente worker`?
error-redis-missing = Укажите адрес Redis: --redis redis://host:6379 или DETENTE_REDIS.
error-redis-address = «{ $url }» — это не адрес Redis вроде redis://host:6379.
error-no-hints = В партии между людьми подсказок нет.
error-no-brain = Ни один бот этой игры пока не умеет оценивать позицию.
error-count = Нужно целое число не меньше 1, а не «{ $word }».
error-table-folder = Нет папки с таблицами { $path }.
error-table-unknown = { $path } — не таблица этой игры; её таблицы: { $files }.
error-table-broken = Не удаётся прочитать таблицу { $path }: { $reason }.
error-table-column = { $path }, строка { $line }: столбца «{ $column }» нет или он указан дважды.
error-table-cells = { $path }, строка { $line }: ячеек { $given }, а в заголовке { $expected }.
error-table-value = { $path }, строка { $line }, столбец «{ $column }»: значение «{ $given }» недопустимо; ожидается: { $expected }.
error-table-missing = { $path }: нет строки «{ $id }».

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

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } — не запись из приложения: в начале нет расстановки. Строка { $line }: «{ $text }».
error-import-line = { $path }, строка { $line }: непонятный текст «{ $text }».
error-import-setup = { $path }: с такой расстановкой играть нельзя (со строки { $line }).
error-import-differs = { $path } расходится в строке { $line }: в записи «{ $said }», по движку «{ $found }» (правило { $rule }).
error-import-leftover = { $path } расходится в строке { $line }: в записи «{ $said }», в движке этого не происходит; там «{ $found }» (правило { $rule }).
error-import-over = { $path } продолжается в строке { $line }: «{ $said }», а в движке игра уже окончена: «{ $found }» (правило { $rule }).
error-import-goes-on = { $path }, строка { $line }: «{ $said }», но сама запись на этом не кончается: «{ $found }» (правило { $rule }).
error-import-not-over = { $path }, строка { $line }: «{ $said }», но в движке игра не окончена: раунд { $turn }, ход { $round }, решение еще за { $side ->
    [us] США
   *[ussr] СССР
  }: «{ $question }» (правило { $rule }).
error-import-unanswered = { $path } расходится в строке { $line }: в записи «{ $said }», но в движке сначала решение за { $side ->
    [us] США
   *[ussr] СССР
  } (раунд { $turn }, ход { $round }): «{ $question }» (правило { $rule }).
error-import-refused = { $path } расходится в строке { $line }: в записи «{ $said }», но правила здесь этого не разрешают ({ $side ->
    [us] США
   *[ussr] СССР
  }): «{ $question }» Можно: { $found } (правило { $rule }).
error-import-held-scoring = { $path }, строка { $line }: недопустимый ход «{ $said }». { $side ->
    [us] США
   *[ussr] СССР
  } после последнего хода раунда { $turn } остается с картой подсчета очков { $found }; ее нужно было сыграть (правило { $rule }).
error-import-elsewhere = { $path } расходится в строке { $line }: в записи «{ $said }», но карты { $found } нет в руке { $side ->
    [us] США
   *[ussr] СССР
  }; в движке она { $place ->
    [deck] в колоде
    [us] в руке США
    [ussr] в руке СССР
    [discard] в сбросе
    [removed] вне игры
   *[other] на столе или еще не в игре
  } (правило { $rule }).
error-import-too-high = { $path } расходится в строке { $line }: в записи «{ $said }», но в руке { $side ->
    [us] США
   *[ussr] СССР
  } там { $found }, карта ценностью не меньше { $value } (правило { $rule }).
error-import-undealt = { $path } расходится в строке { $line }: в записи «{ $said }», но карты { $found } в этой руке быть не может: ни один добор этой стороны до этой строки не мог ее дать (правило { $rule }).
error-import-no-cards = { $path }: карты раздать нельзя: в раунде { $turn } в колоде движка слишком мало карт для рук, которые показывает запись (правило { $rule }).
import-exception-shuttle-japan = «Подсчет очков в Азии» при «Челночной дипломатии» дает СССР очко за Японию, которая не учитывается
import-exception-plan-defectors = «Перебежчики», вытянутые «Пятилеткой», дают очко США
import-exception-flower-power-banned-war = «Дети цветов» не дают очков за войну, событие которой запрещено
cli-imported = Импортировано ходов: { $moves }.
cli-imported-options = Параметры, подобранные под запись: { $options }.
cli-import-exception = Запись противоречит правилам в строке { $line }: { $name }. В ней «{ $said }»; по правилу { $rule }: «{ $found }».
cli-import-cut-off = Запись обрывается на строке { $line }; игра там не окончена.
import-partial = Игра сохранена до этого места: шаг { $step }.
import-result = { $winner ->
    [us] Победа США
   *[ussr] Победа СССР
  }: { $ending ->
    [time] у другой стороны вышло время
   *[resigned] другая сторона сдалась
  }.

## Server
# $most: байты или знаки. $seconds: целые секунды.

error-setting-value = Настройка «{ $setting }» не может иметь значение «{ $given }».
error-setting-port = Не удается открыть { $host }, порт { $port }: { $reason }.
error-folder-taken = Папку данных { $folder } уже использует другой сервер: { $address }
error-setting-name = Нет настройки «{ $setting }»; есть настройки: { $settings }.
error-too-fast = Слишком много запросов. Повторите через { $seconds } с.
error-too-large = Это слишком длинно; допускается не больше { $most }.
error-taken = Это уже занято или только что изменено кем-то другим.
error-store-down = Сервер сейчас не может ничего сохранить. Ничего не изменено и не потеряно; повторите чуть позже.
error-no-table = Такого стола нет.
error-no-page = Такой страницы нет.
error-no-seat = В этой игре нет места «{ $seat }».
error-no-step = В этой игре нет шага { $step }.
error-rules-version = Эта партия сыграна по правилам версии { $version }; на этом сервере версия { $known }.
error-not-begun = Игра еще не началась: не хватает игрока.
error-not-seated = Это может сделать только тот, кто занимает это место.
error-not-over = Это возможно только после окончания игры.
error-sandbox-only = Это возможно только в песочнице.
error-undo-not-asked = Никто не просил отменить ход.
error-too-late-to-abort = Игра уже идет: можно сдаться, но отменить ее нельзя.
error-table-full = За этим столом нет свободного места.
error-no-visitor = Сначала назовите себя.
error-no-hello = Сначала отправьте приветствие.
error-bad-link = Эта ссылка больше не действует. Создайте новую на другом устройстве.
error-bad-name = В имени должно быть от 1 до 40 знаков.
error-bad-login = Логин состоит из 3–40 букв, цифр или знаков . @ + - _
error-has-account = У вас уже есть учетная запись.
error-wrong-login = Неверный логин или пароль.
error-wrong-origin = Запрос пришел со страницы другого сайта.
error-no-header = Нет заголовка X-Detente.
error-bad-message = Запрос нельзя прочесть: поле отсутствует, неизвестно или неверно.
error-internal = На сервере произошла ошибка. Она записана.
error-fair-commitment = Раскрытый секрет — не тот, который сервер зафиксировал в начале.
error-fair-key = Ключ не получается из секрета и энтропии обоих игроков.
error-fair-missing = { $path }: эта партия сыграна не на сервере, фиксации секрета в ней нет.
replay-version = Версия правил: { $version } (новейшая: { $newest })
verify-fair = Игра была честной: фиксация, ключ и все ходы ({ $moves }) совпадают.
ending-resigned = Сдача
ending-time = Время истекло
record-tournament_final = Записанный финал турнира из книги правил

## Server: strangers

error-server-full = Сервер переполнен: сейчас нельзя открыть ещё один стол. Повторите через несколько минут.
