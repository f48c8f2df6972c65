# Friends, people who are followed, and who is here; loaded with the pages that need them

page-friend = friend
page-friends-note = Follow players to find them here. Two players who follow each other are friends.
page-friends-members = Members can follow others: make an account in your profile.
page-followed = People I follow
page-followed-none = You are not following anyone yet. There is a button for it on every player’s profile.
page-followers = People who follow me
page-followers-none = Nobody is following you yet.
page-here = Here now
page-here-none = No other member is here right now.
page-follow = Follow
page-follow-back = Follow back
page-unfollow = Unfollow
page-presence-here = here now
page-presence-plays = playing { $game }
page-presence-seen = last here { $ago }
page-presence-away = not here
page-appear-away = Appear away: nobody sees that I am here
page-part-here = That I am here
page-part-table = At which public table I am playing
page-part-seen = When I was last here
page-seen-by-all = everybody sees it
page-seen-by-followed = people I follow see it
page-seen-by-nobody = nobody sees it
page-presence-note = Anyone who cannot see that you are here cannot see the rest either. At a table the players always see who is there.
