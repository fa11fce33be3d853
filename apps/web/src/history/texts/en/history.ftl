title = Matches played
intro = Everything that was played to its end or opened on this device, also without a connection, and what you have played online with others.
search = Search by name, game or date
game = Game
allGames = All games
favourites = Favourites only
none = Nothing here yet. Finish a match and you will find it here.
notFound = No match found.
found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
sources_here = on this device
sources_online = online
sources_file = from a file
story = The story
replay = Look back
replayOf = Look back: { $match }
star = Make { $match } a favourite
rename = Name { $match }
renameTitle = A name for this match
nameLabel = Name
nameHint = Left empty, the match is called after those who played it.
save = Save
cancel = Never mind
remove = Throw away { $match }
removeTitle = Throw away a match
removeQuestion = The match disappears from this device. Save it as a file first if you want to see it again.
removeYes = Throw away
full = { $count ->
    [one] This device is full: { $count } match could not be added. It is still here, but may have to make room. Throw something away or save it as a file.
   *[other] This device is full: { $count } matches could not be added. They are still here, but may have to make room. Throw something away or save them as files.
}
notChanged = This device is full: the change was not kept.
more = Show more
