### Friends: their list, the link by which one becomes a friend, and who is asked to a table.
title = Friends
intro = See whether your friends are at a table, and ask them to yours with one press.
none = You have no friends here yet. Make a link and send it to somebody.
unreachable = The list cannot be reached at the moment.
nameless = A player without a name
since = since { $date }
playing = at a table: { $game }
watch = Watch
watchOf = Watch { $name }
play = Play together
playWith = Play together with { $name }
choose = What would you like to play?
end = End the friendship with { $name }
endTitle = End this friendship?
endQuestion = You will no longer be in each other’s lists. With a new link you can be friends again.
endNo = Stay friends
endYes = End it
ownPage = My page

link_title = Add somebody
link_text = By a link, one person becomes your friend.
link_make = Make a link
link_label = Link for one friend
link_hint = Works once, until { $date }.
link_share = Be my friend at Spellenkast.

asked_title = Asked to a table
asked_by = { $name } asks you to play { $game }.
asked_rated = Rated
asked_sit = Sit down
asked_notNow = Not now
asked_sitAt = Sit down: { $game }, { $name }
asked_notNowAt = Not now: { $game }, { $name }

accept_title = Become friends
accept_asks = { $name } would like to be your friend.
accept_asksNameless = Somebody would like to be your friend.
accept_means = You will be in each other’s lists, see whether the other is at a table, and can ask each other to yours. Either of you can end it at any time.
accept_yes = Become friends
accept_own = This is your own link. Send it to whoever is to become your friend.
accept_already = You are friends already.
accept_done = You are friends now.
accept_toFriends = To my friends

invite_title = Ask a friend
invite_ask = Ask { $name }
invite_asked = { $name } has been asked

wire_bad-friend-link = { $problem ->
    [expired] This link is too old. Ask for a new one.
    [used] This link has been used: it works only once. Ask for a new one.
    [own] This is your own link. Send it to whoever is to become your friend.
   *[unknown] This link leads to nobody (any more). Ask for a new one.
}
wire_too-many-friend-links = You already have { $limit } links that nobody has used yet.
wire_too-many-friends = One of you has { $limit } friends already; there cannot be more.
wire_too-many-invitations = You have asked somebody to a table { $limit } times. Wait until someone comes.
wire_unknown-friend = You have no such friend (any more).
wire_unknown-player = There is no such player, or they show nothing of themselves here.
