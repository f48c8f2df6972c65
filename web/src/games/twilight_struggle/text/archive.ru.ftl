# For the archive and statistics: how cards are played, and what happened
way-headline = начальное событие
way-event = событие
way-operations = операции
way-space = космическая гонка
happened-coup = попытка переворота
happened-realign = попытка снижения влияния
happened-war = вторжение
happened-space = продвижение в космической гонке
happened-scoring = подсчет очков региона
happened-trap_roll = бросок из-за карты «{ card-bear_trap }» или «{ card-quagmire }»
happened-crisis_over = конец действия карты «{ card-cuban_missile_crisis }»
happened-penalty = штраф за нехватку военных операций
happened-final_scoring = финальный подсчет очков
