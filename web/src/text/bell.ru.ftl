# Тексты колокольчика: что произошло с прошлого посещения.

page-bell-none = За последние 30 дней ничего не произошло. Здесь появятся вызовы, начала и концы игр и новости ваших турниров.
page-bell-all-read = Отметить все как прочитанные
page-bell-older = Показать более старые
page-bell-unread = не прочитано
page-bell-settings = Получать их по почте или на телефон
page-bell-moves = { $number ->
        [one] Ваш ход за { $number } столом
        [few] Ваш ход за { $number } столами
       *[many] Ваш ход за { $number } столами
    }
page-bell-challenge = { $name } вызывает вас на игру: { $game }.
page-bell-rematch = { $name } предлагает реванш: { $game }.
page-bell-withdrawn = Этот вызов больше не действует.
page-bell-accepted = { $name } принимает ваш вызов: { $game }.
page-bell-rematch-accepted = { $name } принимает реванш: { $game }.
page-bell-declined = Ваш вызов отклонен: { $name }.
page-bell-begun = Игра может начаться: { $game }, соперник: { $name }.
page-bell-over = { $result ->
        [won] Победа: { $game }, соперник: { $name }.
        [lost] Поражение: { $game }, соперник: { $name }.
        [drawn] Ничья: { $game }, соперник: { $name }.
       *[none] Игра закончилась: { $game }, соперник: { $name }.
    }
page-bell-chat = { $name } пишет вам за столом: { $game }.
page-bell-plan = Игра пошла не так, как вы планировали, и план отменен: { $game }, соперник: { $name }. Причину покажет «План» за столом.
page-bell-followed = На вас подписывается { $name }.
page-bell-friend = { $name } подписывается на вас в ответ: теперь вы друзья.
page-bell-opened = { $person } открывает запись на турнир «{ $name }», который начинается { $until }.
page-bell-paired = Вас ждет следующая игра турнира «{ $name }».
page-bell-check-in = Турнир «{ $name }» начинается { $until }: подтвердите участие на его странице, иначе вам не дадут пару.
page-bell-starts = Турнир «{ $name }» начинается { $until }.
page-bell-deadline = Ваша игра в турнире «{ $name }» должна закончиться до { $until }. Кто к этому времени не пришел или должен ходить, проигрывает.
page-bell-announced = Новость турнира «{ $name }»:
page-bell-called-off = Турнир «{ $name }» отменен.
page-bell-finished = Турнир «{ $name }» закончился: итоги на его странице.
page-bell-season = Следующий сезон «{ $name }» начинается { $until }. Вы уже записаны; если не хотите играть, откажитесь на его странице.
page-bell-decided = Судья решил исход вашей встречи в турнире «{ $name }».
page-bell-extended = На вашу игру в турнире «{ $name }» дано больше времени: до { $until }.
page-bell-swapped = Судья изменил вашу пару в турнире «{ $name }».
page-bell-replaced = В турнире «{ $name }» замена игрока, и она касается вас: подробности на его странице.
page-bell-removed = Вы больше не участвуете в турнире «{ $name }».
page-bell-sat-out = Судья разрешает вам пропустить тур турнира «{ $name }».
page-bell-settled = Модератор рассмотрел вашу жалобу на игрока { $name }.
page-bell-channel = Уведомления раз за разом не удавалось доставить, поэтому этот канал отключен: { $name }.
