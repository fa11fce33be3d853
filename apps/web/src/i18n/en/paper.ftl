open = On paper
title = { $game } on paper
toRead = To read and to fill in
rules = Rules
rulesHint = Every rule with its drawings, in one column or two
reference = Quick reference
referenceHint = The essentials on a single page
scores = Score sheet
scoresHint = To be filled in with a pencil
toPlay = To make yourself
toPlayHint = Everything in the box at actual size, with cutting marks. Print, cut and play.
download = { $paper ->
    [letter] Download for Letter (PDF)
   *[a4] Download for A4 (PDF)
}
back = What else can be printed
size = Paper
sizeName = { $paper ->
    [letter] Letter
   *[a4] A4
}
columns = Columns
print = Print
referenceTitle = { $game }: quick reference
scoresTitle = { $game }: score sheet
date = Date:
place = Place:
name = Name
evening = The evening
round = Match { $count }
bySign = By kind
total = Total

realTable_open = Referee for the real box
realTable_title = Referee for { $game }
realTable_heading = Referee for the real box
realTable_movesHint = Play with the real pieces and make every move here as well. The app looks after the rules, says why something is not allowed and writes the record.
realTable_cardsHint = Play with the real cards and choose here what comes onto the table. The app looks after the rules and counts the points.
realTable_openEnd = Count the points of the real box
realTable_endHint = Play with the real cards. When it is over, enter which card lies where: the app counts the points and says who has won.
realTable_howMany = How many players?
realTable_begin = Begin
realTable_takeBack = Take back
realTable_close = Close
realTable_keepRecord = Keep the record
realTable_notKept = This device cannot keep it.
realTable_startAgain = Start again
realTable_rules = Rules
