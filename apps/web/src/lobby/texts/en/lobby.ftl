### The lobby on the cupboard: open tables, one wish over several games, matches to watch.
title = Play together
quiet = Nobody is looking right now, and no table is open. Say what you would like to play, or invite somebody.
now_tables = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
now_looking = { $count ->
    [one] { $count } player looking for somebody
   *[other] { $count } players looking for somebody
}
now_lookingFor = { $count ->
    [one] { $count } player looking for somebody for { OR($names) }
   *[other] { $count } players looking for somebody for { OR($names) }
}
now_matches = { $count ->
    [one] { $count } match to watch
   *[other] { $count } matches to watch
}
unreachable = The lobby cannot be reached at the moment.
open = Find somebody to play
close = Fold up
wishTitle = What would you like to play?
games = Games
allGames = All games
seeking = { $count ->
    [one] { $count } looking
   *[other] { $count } looking
}
players_legend = How many
players_two = 2
players_few = 2–4
players_many = 3 or more
players_any = Any number
pace_legend = Pace
pace_live = Right now
pace_days = Over days
pace_both = Either
terms_live = Each player has 15 minutes for the whole match, and 10 seconds more after each move. The computer plays on for whoever leaves.
terms_days = There are three days for each decision; you need not stay here.
go = Search
noGame = Choose at least one game.
wait = { $count ->
    [one] In the last three hours one player found somebody here, after { $seconds } seconds.
   *[other] In the last three hours players found somebody here { $count } times, mostly within { $seconds } seconds.
}
waitMinutes = { $count ->
    [one] In the last three hours one player found somebody here, after about { $minutes } min.
   *[other] In the last three hours players found somebody here { $count } times, mostly within { $minutes } min.
}
waitUnknown = Nobody has found anybody here in the last three hours, so it may take a while.
lookingFor = Looking for somebody to play { OR($names) }
lookingForAny = Looking for somebody to play with
lookingLater = You have left tables more than once lately. We look for somebody in { $seconds } seconds.
lookingTime = for { $time }
stop = Stop looking
computer = Play the computer meanwhile
computerHint = If somebody comes you will be told. The match against the computer is kept.
found = Somebody is here to play with you.
foundHint = Your seat at the table is ready. What you are playing now is kept.
later = In a moment
goOver = Go to the table
tables = Open tables
noTables = No table is open.
host = set by { $name }
hostless = set by a guest
free = { $count ->
    [one] { $count } of { $seats } seats free
   *[other] { $count } of { $seats } seats free
}
sinceNow = just set
since = waiting { $minutes } min
fits = fits what you are looking for
options = with rules of its own
sit = Sit down
sitAt = Sit down: { $game }, { $name }
watch = To watch
noMatches = Nothing is being played in public right now.
watchThis = Watch
watchOf = Watch { $game }
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
code = Have a code?
codeHint = Eight letters and digits, from whoever invited you.
codeGo = To the table
friends = Friends
asked = { $name } asks you to play { $game }.
askedBy = A friend
rated = rated
clock_match = { $minutes } min
clock_increment = { $minutes } min + { $seconds } s
clock_move = { $seconds } s a move
clock_days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
