### Détente: сообщения, общие для всех игр

## Ошибки: одно точное предложение; ничего не изменилось
# Слова в «» стоят так, как их написал пользователь. $values, $options, $games, $seats, $languages, $bots, $near: названия через запятую.

error-option-value = Недопустимое значение «{ $given }» параметра «{ $option }»; допустимо одно из: { $values }.
error-option-list = Недопустимое значение «{ $given }» параметра «{ $option }»; допустимы любые из: { $values }.
error-option-name = Неизвестный параметр «{ $option }»; доступные параметры: { $options }.
error-option-twice = Параметр «{ $option }» задан несколько раз.
error-language = Неизвестный язык «{ $lang }»; доступные языки: { $languages }.
error-game = Неизвестная игра «{ $game }»; доступные игры: { $games }.
error-version = Неизвестная версия правил { $version }; доступны версии от 1 до { $newest }.
error-seat = Неизвестная сторона «{ $seat }»; доступные стороны: { $seats }.
error-action = Неизвестное действие «{ $action }»{ $near ->
        [none] .
       *[some] ; похожие: { $near }.
    }
error-card-unknown = Неизвестная карта «{ $card }».
error-card-near = Неизвестная карта «{ $card }». Возможно, вы имели в виду: { $near }?
error-card-several = Название «{ $card }» подходит нескольким картам: { $cards }.
error-not-your-turn = Сейчас не ваш ход: «{ $seat }» пока ничего не выбирает.
error-game-over = Игра закончена: у «{ $seat }» больше нет ходов.
error-stale = Ход сделан для шага { $given }, а игра находится на шаге { $expected }.
# $question: имя вопроса, например influence.
error-illegal = Недопустимое действие «{ $action }» стороны «{ $seat }»; вопрос: «{ $question }».
error-undo-nothing = Стороне «{ $seat }» нечего отменять.
error-undo-law = «{ $seat }» не может это отменить: отменить можно только свое последнее решение, пока не брошен кубик, ничего не раскрыто и игра не закончена.
error-undo-empty = Отменять нечего: еще не сделано ни одного хода.
error-step = «{ $given }» — не номер шага: нужно целое число от 0.
error-seed = «{ $given }» — не начальное число: нужно целое не длиннее 128 бит, а при розыгрыше скрытых карт — неотрицательное.
error-key = Ключ — это 16 байт, а не «{ $given }».
error-number = «{ $given }» — не целое число от { $low } до { $high }.
error-options = Параметры нескольких партий задаются списком словарей, а не как «{ $given }».
error-no-card = Неизвестная карта «{ $word }».
error-no-country = Неизвестная страна или регион «{ $word }».
error-no-name = Неизвестное имя «{ $word }»; допустимо одно из: { $names }.
error-die = На кубике не может выпасть «{ $die }»: на нем числа от 1 до 6.
error-forced-card = Карту «{ $card }» сейчас нельзя вытянуть: ее нет среди доступных карт.
error-forced-never = Карту «{ $card }» никогда не тянут и не сдают.
error-forced-list = Результаты, заданные заранее, передаются списком, а не как «{ $given }».
error-forced-many = Заранее задано результатов: { $count }; можно не больше { $most }.
error-position-section = Неизвестный раздел позиции: «{ $section }».
error-position-exact = Эта позиция взята посреди розыгрыша карты (раздел «at» или «view»). Ее можно расставить только на том сервере, который ее записал, и только без изменений. Возьмите позицию до розыгрыша карты или загрузите всю партию из файла.
error-position-country = Неизвестная страна в позиции: «{ $word }».
error-position-card = Неизвестная карта в позиции: «{ $word }».
error-position-number = Неверное число в позиции: «{ $word }».
error-position-range = Число { $word } в позиции вне допустимых пределов: от { $low } до { $high }.
error-position-numbers = Неверные числа в позиции: «{ $word }»; нужна запись вида { $example }.
error-position-part = Неверная запись в разделе «{ $section }»: «{ $given }»; нужны имя и число.
error-position-value = Недопустимое значение в разделе «{ $section }»: «{ $given }»; допустимо одно из: { $values }.
error-position-bare = Раздел «{ $section }» не принимает значения, но указано «{ $given }».
error-position-again = Раздел «{ $section }» указан в позиции несколько раз.
error-position-named-twice = В разделе «{ $section }» несколько раз указано «{ $word }».
error-position-many = Раздел «{ $section }» слишком длинный; допускается не больше { $most }.
error-position-text = Позиция должна быть строкой, а не «{ $given }».
error-position-damaged = Раздел «{ $section }» поврежден: в нем нет состояния этой игры.
error-position-china = «Китайская карта» не может быть ни в руке, ни в стопке; кто ею владеет, указано в разделе «china».
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
error-position-twice = Карта «{ $card }» указана в позиции дважды.
error-position-header = Неверное начало позиции: «{ $text }».
error-position-effect = Неизвестный эффект в позиции: «{ $word }»{ $near ->
        [none] .
       *[some] ; похожие: { $near }.
    }
error-position-no-cards = Не хватает карт, чтобы раздать их стороне { $seat }.
error-position-groups = В позиции у стороны { $seat } больше групп или влияния, чем позволяет цель.
error-position-nobody = Невозможная позиция: ходить некому.
error-position-nothing = Невозможная позиция: ходит { $seat }, но выбирать не из чего.
error-position-over = Невозможная позиция: игра сразу окажется законченной.
error-file-format = { $path } — не партия, сохраненная в Détente.
error-file-field = Не удается прочитать { $path }: поле «{ $field }» отсутствует или неверно.
error-file-game = В { $path } записана игра { $game }, а не { $expected }.
error-file-move = Не удается прочитать { $path }: ход { $step } — не пара «сторона, действие».
error-file-missing = { $path }: нет такого файла.
error-folder-not-empty = { $path }: папка не пуста.
error-export-titles = { $path }: это партия { $game }, а в первом файле — партия { $other }. Экспортируйте каждую игру отдельно.
error-two-bots = { $bots }: укажите одного бота или двух через запятую.
error-file-broken = Не удалось прочитать файл { $path }: { $reason }.
error-file-version = Файл { $path } записан в версии { $version }; здесь известны: { $known }.
# Сохраненная игра проигрывается заново; $step — номер шага.
error-file-differs = Сохраненная игра расходится на шаге { $step }: ожидалось { $expected }, получено { $found }.
error-file-illegal = Сохраненная игра обрывается на шаге { $step }: действие «{ $action }» отклонено. { $reason }
error-bot = Неизвестный бот «{ $bot }»; доступные боты: { $bots }.
error-bot-package = Сбой в пакете бота «{ $bot }»: { $reason }
error-no-weights = Для игры { $game } еще нет обученной сети (docs/training.md).
error-weights-field = Веса для игры { $game } не подходят: они используют поле «{ $field }», которое отсутствует или изменилось.
error-training-ptxas = В PATH нет программы ptxas из CUDA, которая компилирует ядра.
error-training-ptxas-failed = { $assembler } не может скомпилировать ядра: { $reason }
error-training-no-gpu = PyTorch не находит на этом компьютере видеокарты NVIDIA.
error-training-kernels = В { $folder } нет ядер CUDA для игры { $game }; их создает `python -m detente.training.build { $game }`.
error-training-kernels-old = Ядра CUDA для игры { $game } в { $folder } устарели; `python -m detente.training.build { $game }` соберет их заново.
error-training-numbers = Обучение не удалось: в сети для игры { $game } появились бесконечные значения. Попробуйте меньшую скорость обучения.
error-training-exploit = Для --exploit нужны веса соперника: --weights ФАЙЛ.
error-needs-extra = Не хватает пакета; установите его: pip install 'detente[{ $extra }]'
error-bots-two = «{ $bots }» — не список из двух или более разных ботов через запятую.
error-arena-failed = Партия { $game } между { $bots } с начальным числом { $seed } прервалась на узле { $node }: { $reason } Чтобы узнать больше, сыграйте ее отдельно: --bots { $bots } --games 1 --seed { $seed }, без --jobs и --ray.
error-arena-process = Один из процессов арены был завершен принудительно; возможно, не хватило памяти. Попробуйте уменьшить --jobs.
error-ray-failed = Не удается использовать кластер Ray «{ $address }»: { $reason }
error-ray-version = На узле Détente { $version } с правилами { $rules }, на этом компьютере { $known } с правилами { $known_rules }; установите везде одну версию.
error-no-worker = Ни один рабочий процесс не ответил; запущен ли `detente worker`?
error-redis-missing = Укажите адрес Redis: --redis redis://host:6379 или DETENTE_REDIS.
error-redis-address = «{ $url }» — это не адрес Redis вроде redis://host:6379.
error-no-hints = В партии между людьми подсказок нет.
error-no-brain = Боты этой игры пока не умеют оценивать позиции.
error-count = Нужно целое число не меньше 1, а не «{ $word }».
error-table-folder = { $path }: нет такой папки с файлами данных.
error-table-unknown = { $path } — не файл данных этой игры; файлы данных: { $files }.
error-table-broken = Не удается прочитать { $path }: { $reason }.
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
    help или ? — показать эту справку
    quit — выйти из игры
cli-saved = Сохранено: { $path }
cli-loaded = Загружено: { $path }
cli-undone = Решение отменено.
cli-not-understood = Неизвестная команда «{ $word }». Введите help, чтобы увидеть список команд.
cli-your-move = Ходит: { $side }
cli-thinking = Думает соперник: { $side }…
cli-cover = Передайте экран игроку: { $side }. Затем нажмите Enter.
cli-narrow = Ширина поля в символах — { $wide }, а этого терминала — { $columns }: строки будут переноситься. Расширьте окно или уменьшите шрифт.
cli-over = Игра закончена.
cli-bye = До свидания.
cli-hand = Рука
cli-compiling = Компиляция правил: { $game }. Нужна только один раз, около минуты…
cli-compiled = Готово за { NUMBER($seconds, maximumFractionDigits: 0) } с.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } — не партия, сохраненная в Détente, и не запись из приложения: такая запись начинается с расстановки.
error-import-two-games = { $path } содержит больше одной партии: вторая начинается в строке { $line }. Импортируйте каждую отдельно.
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
error-import-held-scoring = { $path }, строка { $line }: недопустимый ход «{ $said }». После последнего хода раунда { $turn } у { $side ->
    [us] США
   *[ussr] СССР
  } остается карта подсчета очков { $found }; ее нужно было разыграть (правило { $rule }).
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
  } там { $found }, карта, у которой ОО не меньше { $value } (правило { $rule }).
error-import-undealt = { $path } расходится в строке { $line }: в записи «{ $said }», но карты { $found } в этой руке быть не может: ни один добор этой стороны до этой строки не мог ее дать (правило { $rule }).
error-import-no-cards = { $path }: карты раздать нельзя: в раунде { $turn } в колоде движка слишком мало карт для рук, которые показывает запись (правило { $rule }).
import-exception-shuttle-japan = «Подсчет очков в Азии» при «Челночной дипломатии» дает СССР очко за Японию, которая не учитывается
import-exception-plan-defectors = «Перебежчики», вытянутые «Пятилеткой», дают очко США
import-exception-flower-power-banned-war = «Дети цветов» не дают очков за войну, событие которой запрещено
import-exception-points = приложение считает эти очки иначе
cli-imported = Импортировано ходов: { $moves }.
cli-imported-options = Параметры, подобранные под запись: { $options }.
cli-import-exception = Запись противоречит правилам в строке { $line }: { $name }. В ней «{ $said }»; по правилу { $rule }: «{ $found }».
cli-import-cut-off = Запись обрывается на строке { $line }, до конца игры.
import-unread = Непонятные строки, которые пропущены: { $lines }.
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

error-setting-value = Недопустимое значение «{ $given }» настройки «{ $setting }».
error-setting-port = Не удается открыть { $host }, порт { $port }: { $reason }.
error-folder-taken = Папку данных { $folder } уже использует другой сервер: { $address }
error-database-taken = Эту базу данных уже использует другой сервер. SQLite годится только для одного; для нескольких нужна PostgreSQL (--database).
error-other-secret = Другой сервер этой базы данных подписывает cookie другим секретным ключом. У всех он должен быть одинаковым (--secret).
error-backup-nothing = Нет базы данных, с которой можно снять копию: { $path }.
error-backup-exists = { $path } уже существует; с --force файл будет заменен.
error-backup-kind = Копия снята с базы другого вида: { $kind }, а не { $wanted }.
error-backup-tool = Программа { $tool } не найдена или завершилась с ошибкой: { $reason }
error-setting-name = Неизвестная настройка «{ $setting }»; доступные настройки: { $settings }.
error-too-fast = Слишком много запросов. Повторите через { $seconds } с.
error-too-large = Слишком длинно; допускается не больше { $most }.
error-taken = Уже занято или только что изменено кем-то другим.
error-store-down = Сервер сейчас не может ничего сохранить. Ничего не изменено и не потеряно; повторите чуть позже.
error-no-table = Такого стола нет.
error-no-page = Такой страницы нет.
error-no-seat = В этой игре нет стороны «{ $seat }».
error-no-step = В этой игре нет шага { $step }.
error-rules-version = Эта партия сыграна по правилам версии { $version }; на этом сервере версия { $known }.
error-not-begun = Игра еще не началась: не хватает игрока.
error-not-seated = Это место занимаете не вы.
error-not-over = Это возможно только после окончания игры.
error-sandbox-only = Это возможно только в песочнице.
error-undo-not-asked = Никто не просил отменить ход.
error-too-late-to-abort = Игра уже идет: можно сдаться, но отменить ее нельзя.
error-tournament-abort = Турнирную игру нельзя отменить. В ней можно сдаться.
error-table-full = За этим столом нет свободного места.
error-no-visitor = Сначала введите имя.
error-no-hello = Сначала отправьте сообщение «hello».
error-bad-link = Эта ссылка больше не действует или уже использована. Получите новую.
error-bad-name = В имени должно быть от 1 до 40 знаков.
error-bad-login = Логин состоит из 3–40 букв, цифр или знаков . @ + - _
error-bad-password = Пароль состоит из 8–200 знаков.
error-has-account = У вас уже есть учетная запись.
error-wrong-login = Неверный логин или пароль.
error-no-session = Этот сеанс уже завершен.
error-bad-api-token = Этот токен API недействителен или отозван.
error-no-api-token = Этот токен API уже отозван.
error-too-many-tokens = Токенов API уже { $most }, больше нельзя. Сначала отзовите один из них.
error-no-scope = У этого токена API нет права «{ $scope }».
error-not-for-tokens = Это можно сделать только в браузере, а не с помощью токена API.
error-profile-hidden = Этот игрок не показывает эту часть профиля.
error-too-many-bots = Учетных записей ботов у вас уже { $most }, больше нельзя.
error-no-bots = Боты не могут сесть за этот стол.
error-wrong-origin = Запрос пришел со страницы другого сайта.
error-wrong-token = Токен для метрик отсутствует или неверен.
error-no-header = Нет заголовка X-Detente.
error-bad-message = Неверный запрос: поле отсутствует, неизвестно или заполнено неправильно.
error-internal = На сервере произошла ошибка. Она записана в журнал.
error-fair-commitment = Раскрытый секрет не совпадает с тем, что сервер зафиксировал в начале.
error-fair-commit = Энтропия места «{ $seat }» не совпадает с тем, что было зафиксировано до игры.
error-fair-key = Ключ не соответствует секрету и энтропии обоих игроков.
error-fair-receipt = Запись не от той партии, что в квитанции: до игры сторона «{ $seat }» зафиксировала другое.
error-fair-terms = Запись не от той партии, что в квитанции: поле «{ $field }» отличается от условленного.
error-not-committed = Еще не все игроки зафиксировали свою часть.
error-wrong-entropy = Это не совпадает с тем, что вы зафиксировали.
error-fair-missing = { $path }: эта партия сыграна не на сервере, фиксации секрета в ней нет.
replay-version = Версия правил: { $version } (новейшая: { $newest })
verify-fair = Секрет, ключ и все ходы ({ $moves }) совпадают.
verify-receipt = Все фиксации совпадают с квитанцией: никто, даже хозяин сервера, не мог выбрать броски и раздачу.
verify-no-receipt = Все игроки зафиксировали свою часть. Что хозяин показал эти фиксации до игры, доказывает только квитанция игрока (--receipt).
verify-uncommitted = Игроки ничего не фиксировали, как на старых серверах: играющий хозяин сервера мог выбрать броски и раздачу.
ending-resigned = Сдача
ending-time = Время истекло
ending-abandoned = Соперник бросил партию
record-tournament_final = Записанный финал турнира из книги правил

## Server: strangers

error-server-full = Сервер переполнен: сейчас нельзя открыть еще один стол. Повторите через несколько минут.
error-file-heavy = Чтобы это прочитать, нужно больше времени или памяти, чем позволяет сервер. Ничего не изменено.
error-too-slow = Запрос не пришел вовремя.
error-too-many-open = Ваших столов, ожидающих соперника, уже { $most }. Сначала отмените один из них.
error-too-many-shows = Сейчас уже идут показательные партии ботов (всего { $most }). Посмотрите одну из них или попробуйте позже.
error-name-alike = Ваше имя выглядит как «{ $other }» за этим столом. Выберите другое.
error-name-taken = Уже есть учетная запись с именем «{ $other }», и ваше имя выглядит так же. Выберите другое.
error-name-nobody = Учетной записи нужно собственное имя.
error-no-person = Такого человека нет.
error-yourself = С самим собой этого сделать нельзя.
error-not-followed = Подписаться можно только на участников и ботов; сами боты ни на кого не подписываются.
error-follow-many = Вы уже подписаны на наибольшее возможное число игроков: { $most }.
error-no-reason = Напишите об этом несколько слов.
error-is-moderator = Модератора нельзя лишить слова, а его учетную запись нельзя закрыть. Сначала снимите с него эту роль.
error-not-closed = Эта учетная запись не закрыта.
error-needs-account = Модератором может быть только владелец учетной записи.
error-no-report = Такой жалобы нет.
error-report-settled = Эта жалоба уже рассмотрена.
error-silenced = Модератор запретил вам писать в чат еще на { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }.
error-blocked = Вы не можете играть и переписываться с этим человеком: один из вас заблокировал другого.
error-not-moderator = Эта страница только для модераторов.
error-account-closed = Эта учетная запись закрыта модератором.
guest-name = Гость
error-weak-password = Этот пароль угадывают одним из первых. Выберите другой.

## Сервер: письма
# $login: учетной записи. $site: адрес сайта. $link: адрес, отдельным абзацем.

error-no-mail = Этот сервер не отправляет почту.
error-no-account = Для этого нужна учетная запись.
error-merge-account = На другую учетную запись можно перенести только столы гостя.
error-merge-together = Вы и эта учетная запись сидите за одним столом, поэтому объединить столы нельзя.
mail-confirm = Подтвердите адрес электронной почты
    .button = Подтвердить адрес
    .text =
        Кто-то, скорее всего вы, указал этот адрес для учетной записи «{ $login }» на сайте { $site }.

        Если это были вы, подтвердите адрес по ссылке. Она сработает один раз и действует двое суток:

        { $link }

        Если это были не вы, не обращайте внимания на письмо: без перехода по ссылке ничего не произойдет.
mail-reset = Новый пароль
    .button = Задать новый пароль
    .text =
        Кто-то, скорее всего вы, попросил новый пароль для учетной записи «{ $login }» на сайте { $site }.

        Задайте его по ссылке. Она сработает один раз и действует 30 минут:

        { $link }

        Если это были не вы, не обращайте внимания на письмо: пароль останется прежним.
mail-changed = Ваш пароль изменен
    .text =
        Пароль вашей учетной записи «{ $login }» на сайте { $site } изменен, на всех остальных устройствах выполнен выход.

        Если это были не вы, сразу запросите новый пароль: { $site }
mail-moved = Ваш адрес электронной почты изменен
    .text =
        У вашей учетной записи «{ $login }» на сайте { $site } теперь другой адрес электронной почты; этот к ней больше не относится.

        Если это были не вы, войдите и смените пароль: { $site }

## Server: the club

error-no-tournament = Такого турнира нет.
error-not-director = Это могут сделать только судья турнира и модераторы.
error-tournament-many = Вы уже ведете незавершенные турниры: { $most }. Больше нельзя.
error-tournament-start = Турнир должен начаться в ближайшие 400 дней.
error-tournament-clock = Турнирные игры проводятся только с часами.
error-tournament-ties = Неизвестный дополнительный показатель: { $names }.
error-tournament-few = { $least ->
    [one] Сначала должно записаться не меньше { $least } игрока.
   *[other] Сначала должно записаться не меньше { $least } игроков.
}
error-tournament-closed = Для этого уже поздно или еще рано: турнир на другой стадии.
error-tournament-entered = Вы уже участвуете в этом турнире.
error-tournament-full = Мест в турнире больше нет.
error-tournament-no-place = Для опоздавшего игрока нет свободного места.
error-tournament-not-entered = Этот игрок не участвует в турнире.
error-tournament-early = Подтверждать участие еще рано.
error-tournament-no-match = Такой встречи нет, или в ней нечего решать.
error-tournament-counted = Этот результат уже учтен.
error-tournament-past = Решать можно только незавершенные встречи и встречи текущего тура, и очков не может быть больше, чем игр.
error-tournament-running = Еще не все игры закончены.
error-tournament-event = Неизвестный вид турнирного события.
error-tournament-playoff = Плей-офф, хотя бы на двух игроков, возможен только после швейцарской системы или кругового турнира.
error-tournament-seasons = По сезонам можно проводить только круговой турнир, дивизионы которого идут один под другим.
error-tournament-one-division = { $most ->
    [one] В круговом турнире с одним дивизионом не больше { $most } игрока; для большего числа нужны дивизионы.
   *[other] В круговом турнире с одним дивизионом не больше { $most } игроков; для большего числа нужны дивизионы.
}
error-tournament-up = Подниматься и опускаться может не больше половины дивизиона, и только между сезонами.
error-ladder-ends = Лестница должна заканчиваться после своего начала.
error-ladder-reach = Вызвать можно только того, кто стоит выше вас, но не слишком далеко.
error-ladder-busy = У одного из вас уже есть несыгранный вызов.
error-tournament-sits-out = Следующий тур уже пропускается.
error-tournament-swap = Поменяться местами могут только два игрока текущего тура, во встречах которых еще нет результата, причем не в сетке и не на лестнице; в круговом турнире — только в первом туре, если они не играют друг с другом.
error-tournament-extend = Времени от этого ни у кого не прибавится: тур и так длится не меньше.
error-tournament-bots = Боты не могут проводить турниры, а участвовать могут только в тех, где это разрешено.
error-tournament-presets = У вас уже сохранено шаблонов: { $most }.

# In calendars

calendar-check-in = { $name }: подтверждение участия
calendar-start = { $name }: начало
calendar-round = { $name }: тур { $number }
calendar-end = { $name }: конец
error-seek-range = Нижняя граница рейтинга выше верхней.
error-seek-clock = Часы не подходят к выбранному темпу.
error-clock-strange = За столом, открытым для всех, часы должны давать не меньше минуты на партию и не больше часа добавки за ход либо не меньше часа на каждый ход.
error-seek-many = Ваших открытых вызовов в зале ожидания уже { $most }. Сначала отзовите один из них.
error-seek-gone = Этого вызова больше нет: кто-то успел раньше или его отозвали.
error-seek-rating = Ваш рейтинг вне пределов, которые указал этот игрок.
error-challenge-many = Ваших вызовов без ответа уже { $most }. Сначала отзовите один из них.
error-challenge-gone = На этот вызов уже ответили, или он отозван.
error-adjourned = Партия отложена. Она продолжится, когда оба игрока согласятся.
error-no-adjourning = Отложить можно только партию двух людей в реальном времени, с часами.
error-no-clock = За этим столом нет часов или некому дать время.
error-plan-asked = Сейчас ваш ход: сначала ответьте, потом планируйте, что дальше.
error-plan-unknown = В этой игре нет вопроса, ответа или предмета с именем { $word }.
error-comment-members = Комментировать эту игру могут только игроки и те, у кого есть учетная запись.
error-comments-many = Ваших комментариев к этой игре уже { $most }, больше нельзя.
error-no-comment = У вас нет такого комментария.
error-too-much-time = Столько времени сопернику добавить нельзя.
error-no-claim = Потребовать присуждения этой партии нельзя: молчит не соперник, или всё решают часы.
error-claim-early = { $days ->
    [one] Потребовать присуждения этой партии можно через { $days } день, если до тех пор ничего не произойдет.
    [few] Потребовать присуждения этой партии можно через { $days } дня, если до тех пор ничего не произойдет.
   *[other] Потребовать присуждения этой партии можно через { $days } дней, если до тех пор ничего не произойдет.
}
error-vacation-time = Отпуск начинается сейчас или позже, кончается после начала и не позднее чем через 400 дней.
error-vacation-overlap = На это время у вас уже есть отпуск.
error-vacation-days = { $days ->
    [one] На год дается { $days } день отпуска; в { $year } году столько уже не осталось.
    [few] На год дается { $days } дня отпуска; в { $year } году столько уже не осталось.
   *[other] На год дается { $days } дней отпуска; в { $year } году столько уже не осталось.
}

## Server: alerts

error-hook-address = Это не адрес вебхука: он должен начинаться с https:// и не может содержать пароль.
error-no-push = Этот сервер не может отправлять push-уведомления: не установлена нужная библиотека.
error-too-many-channels = У вас уже наибольшее возможное число каналов: { $most }.
error-no-channel = Такого канала нет.
error-bad-zone = Часового пояса «{ $zone }» нет.
alert-move = Ваш ход: { $game }, соперник — { $opponent }
alert-begun = Игра началась: { $game }, соперник — { $opponent }
alert-full = Стол готов: { $game }, соперник — { $opponent }; игра начнется, когда придут оба
alert-over = { $result ->
        [won] Победа: { $game }, соперник — { $opponent }
        [lost] Поражение: { $game }, соперник — { $opponent }
       *[drawn] Ничья: { $game }, соперник — { $opponent }
    }
alert-low = Ваше время на исходе: { $game }, соперник — { $opponent }
alert-chat = { $opponent } пишет вам за столом: { $game }
alert-challenge = { $opponent } вызывает вас на игру: { $game }
alert-tournament = Новости турнира «{ $name }»
alert-tournament-paired = Вас ждет следующая игра турнира «{ $name }»
alert-tournament-check-in = Турнир «{ $name }» начинается { $until }: подтвердите участие, иначе вам не дадут пару
alert-tournament-starts = Турнир «{ $name }» начинается { $until }
alert-tournament-deadline = Ваша игра в турнире «{ $name }» должна закончиться до { $until }
alert-tournament-announced = Новость турнира «{ $name }»: { $text }
alert-tournament-called-off = Турнир «{ $name }» отменен
alert-tournament-finished = Турнир «{ $name }» закончился
alert-tournament-season = Следующий сезон «{ $name }» начинается { $until }
alert-tournament-decided = Судья решил исход вашей встречи в турнире «{ $name }»
alert-tournament-extended = На вашу игру в турнире «{ $name }» дано больше времени: до { $until }
alert-tournament-swapped = Судья изменил вашу пару в турнире «{ $name }»
alert-tournament-replaced = В турнире «{ $name }» замена игрока, и она касается вас
alert-tournament-removed = Вы больше не участвуете в турнире «{ $name }»
alert-tournament-sat-out = Судья разрешает вам пропустить тур турнира «{ $name }»
alert-test = Так выглядит сообщение от Détente
alert-many = { $number ->
        [one] { $number } сообщение от Détente
        [few] { $number } сообщения от Détente
       *[many] { $number } сообщений от Détente
    }
alert-nobody = другой игрок
alert-until = У вас есть время до { $until }.
alert-picture = Поле игры «{ $game }»: { $status }
alert-since = После вашего последнего хода:
alert-button = К столу
alert-open = Открыть
alert-footer = Вы получаете эти письма, потому что играете на сайте { $site }.
alert-settings = Выбрать, о чем и как сообщать
alert-stop = Не присылать такие письма ({ $kind })
alert-stop-all = Не присылать никаких писем
alert-kind-move = мой ход
alert-kind-begun = начало игры
alert-kind-over = конец игры
alert-kind-low = время на исходе
alert-kind-chat = чат
alert-kind-tournament = турниры
alert-kind-challenge = вызовы
