# For the archive and statistics: how cards are played, and what happened
way-influence = влияние
way-military = подразделения
way-income = доход
way-special = особое действие
way-skip = пропуск действия
way-advantage = преимущество
way-cash = обмен на монеты
way-met = выполненное событие
happened-clash = вооруженное столкновение
happened-broken = подрыв влияния
happened-reaction = реакция
happened-sanctions = санкции
happened-breakup = маркер раскола
happened-dominance = доминирование
happened-sea_free = море без контроля
