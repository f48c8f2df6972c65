# Texts of the bell: what has happened since somebody was last here.

page-bell-none = Nothing new in the last 30 days. Challenges, games that begin or end, and news of your tournaments will be listed here.
page-bell-all-read = Mark all as read
page-bell-older = Show older ones
page-bell-unread = unread
page-bell-settings = Get them by e-mail or on your phone
page-bell-moves = { $number ->
        [one] It is your move at 1 table
       *[other] It is your move at { $number } tables
    }
page-bell-challenge = { $name } challenges you to a game of { $game }.
page-bell-rematch = { $name } offers you a rematch: { $game }.
page-bell-withdrawn = This challenge is no longer open.
page-bell-accepted = { $name } has accepted your challenge to { $game }.
page-bell-rematch-accepted = { $name } has accepted the rematch: { $game }.
page-bell-declined = { $name } has declined your challenge.
page-bell-begun = Your game of { $game } against { $name } can begin.
page-bell-over = { $result ->
        [won] You have won: { $game }, against { $name }.
        [lost] You have lost: { $game }, against { $name }.
        [drawn] A draw: { $game }, against { $name }.
       *[none] Your game of { $game } against { $name } is over.
    }
page-bell-chat = { $name } has written to you at a table of { $game }.
page-bell-plan = Your game of { $game } against { $name } did not go as you had planned, so your plan was dropped. “Plan ahead” at the table says why.
page-bell-followed = { $name } follows you.
page-bell-friend = { $name } follows you too: now you are friends.
page-bell-opened = { $person } has opened registration for “{ $name }”, which starts { $until }.
page-bell-paired = Your next game in “{ $name }” is waiting for you.
page-bell-check-in = “{ $name }” starts { $until }: check in on its page, or you will not be paired.
page-bell-starts = “{ $name }” starts { $until }.
page-bell-deadline = Your game in “{ $name }” has to be over by { $until }. A player who has not come by then, or is to move, loses.
page-bell-announced = News of “{ $name }”:
page-bell-called-off = “{ $name }” has been called off.
page-bell-finished = “{ $name }” is over: see its page for the results.
page-bell-season = The next season of “{ $name }” starts { $until }. You are entered; withdraw on its page if you do not want to play.
page-bell-decided = The director has decided a match of yours in “{ $name }”.
page-bell-extended = You have more time for your game in “{ $name }”: until { $until }.
page-bell-swapped = The director has changed your pairing in “{ $name }”.
page-bell-replaced = A player of “{ $name }” has been replaced, which concerns you: see its page.
page-bell-removed = You are no longer taking part in “{ $name }”.
page-bell-sat-out = The director lets you sit out a round of “{ $name }”.
page-bell-settled = A moderator has looked at your report about { $name }.
page-bell-channel = Notifications repeatedly failed to arrive, so this channel was switched off: { $name }.
