quick = Play now
set = Set a table
learn = Learn it in a few moves
learnShort = Lessons
practise = Practise your throw
practiceTitle = Practise for { $game }
rules = Rules
rulesHint = Every rule, numbered, with drawings
ladder = Ladder
finishedHere = Played on this device
fromFile = From a file
recent = At other tables
recentNone = Nobody is playing in the open right now.
recentUnreachable = The server cannot be reached. You can still play on this device.
watch = Watch
lookBack = Look back
running = running
puzzles = Puzzles
puzzleStars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
