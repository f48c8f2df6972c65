# Друзья, подписки и те, кто сейчас на сайте

page-friend = в друзьях
page-friends-note = Подпишитесь на игроков, чтобы находить их здесь. Двое, подписанные друг на друга, — друзья.
page-friends-members = Подписываться могут участники: заведите учетную запись в своем профиле.
page-followed = Мои подписки
page-followed-none = Вы пока ни на кого не подписаны. Кнопка для этого есть в профиле каждого игрока.
page-followers = Мои подписчики
page-followers-none = На вас пока никто не подписан.
page-here = Сейчас на сайте
page-here-none = Других участников сейчас на сайте нет.
page-follow = Подписаться
page-follow-back = Подписаться в ответ
page-unfollow = Отписаться
page-presence-here = сейчас на сайте
page-presence-plays = играет: { $game }
page-presence-seen = последний визит: { $ago }
page-presence-away = не на сайте
page-appear-away = Никому не показывать, что я на сайте
page-part-here = Что я сейчас на сайте
page-part-table = За каким публичным столом я играю
page-part-seen = Время моего последнего визита
page-seen-by-all = видят все
page-seen-by-followed = видят игроки из моих подписок
page-seen-by-nobody = не видит никто
page-presence-note = Кто не видит, что вы на сайте, не видит и остального. За столом игроки всегда видят, кто за ним сидит.
