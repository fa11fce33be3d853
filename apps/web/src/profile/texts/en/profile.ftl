### The page of a player.
own = My page
nameless = A player without a name
friends = Friends
you = Others see here only your rating and what comes from public matches.
guest = You are playing as a guest: only you see this page. With an account others can find you here, too.
friend = You are friends.
unreachable = This page cannot be reached at the moment.
unknown = There is no such player, or they show nothing of themselves here.

games = Games
none = No matches against people yet.
rating = Rating { $rating } ± { $uncertainty }
provisional = Rating { $rating } ± { $uncertainty }, provisional
counts = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}: { $won } won, { $drawn } drawn, { $lost } lost

againstYou = You against { $name }
againstFriends = Against your friends
notMet = You have not played against each other yet.

openings = Favourite openings
times = { $times } of { $count } times

results = Matches played
result_won = Won
result_drawn = Drawn
result_lost = Lost
rated = rated
replay = Look back
replayOf = Look back: { $game }, { $date }
more = Show more

people = Who plays here
beside = A page opens in a new tab, so that you stay at the table.
