# For the archive and statistics: how cards are played, and what happened
way-headline = címlap
way-event = esemény
way-operations = műveletek
way-space = űrverseny
happened-coup = puccskísérlet
happened-realign = átszervező dobás
happened-war = háború
happened-space = előrelépés az űrversenyben
happened-scoring = régió értékelése
happened-trap_roll = dobás a következő kártya miatt: { card-bear_trap } vagy { card-quagmire }
happened-crisis_over = a { card-cuban_missile_crisis } hatásának vége
happened-penalty = büntetés hiányzó katonai műveletekért
happened-final_scoring = végső pontozás
