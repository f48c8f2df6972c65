# For the archive and statistics: how cards are played, and what happened
way-agent = агент X
way-recruit = вербовка
way-mobilise = мобилизация
way-claim = получение цели
happened-riots = беспорядки
happened-killed = гибель агента
happened-saved = спасение агента
happened-destroy = уничтожение группы
happened-tie = ничья
happened-buried = цель под колодой
happened-revived = возвращение агента
turn-number = Раунд { $number }
turn-from = Закончилась не раньше раунда
turn-to = Закончилась не позже раунда
turn-ended = В каком раунде заканчивались партии
turn-mean = Последний раунд в среднем
