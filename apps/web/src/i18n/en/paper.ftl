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
toPlayHint = Board, cards and pieces at actual size, with cutting marks. Print, cut and play.
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
