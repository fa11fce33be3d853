title = Spellenkast
welcome = A cupboard of five board games that are out of print, back on the table.
running = Matches in progress
yourTurn = Your turn
yourTurnTogether = Your turn
waiting = Waiting for the others
toBegin = Ready to begin
here = on this device
online = online
versus = against { $names }
watching = Computers playing each other
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
more = { $count ->
    [one] { $count } more match
   *[other] { $count } more matches
}
fewer = Show fewer
remove = Throw this match away
removeQuestion = This match is kept on this device alone, and will be gone.
removeYes = Throw away
keep = Keep
games = The games
# $span: “2–6”. $max: the largest number.
players = { $max ->
    [one] { $span } player
   *[other] { $span } players
}
minutes = { $span } min
play = Play now
playHint = Against the computer: first level 1, then 2
look = Look at { $name }
history = Matches played
club = Club evening
importRecord = Look back at a match from a file
footer = Made for those who own, remember or discover these games.
offline = No connection. What is on this device can still be played.
notFetched = Not on this device yet: open this game once with a connection.
fetchAll = Keep all games on this device
fetching = Fetching the games …
allFetched = All games are on this device and work without a connection.
noRoom = Not everything could be kept: there is no room, or no connection.
newer = There is a newer version.
loadNewer = Load newer version
puzzleOfTheDay = Today’s puzzle: { $game }
puzzleNotFetched = Today’s puzzle is one of { $game }, which is not on this device yet.
