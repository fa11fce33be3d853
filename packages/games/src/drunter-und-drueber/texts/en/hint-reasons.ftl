# Why the hint is a good one: a whole sentence, after “The computer would … .”
besideOwn = From there it is only one step to { $circle }, a circle of your colour.
hidesColour = That hides { $colour } here, and the others must remember it.
home = The circle { $to } is of your colour.
nearer = That brings the disc nearer to { $circle }, a circle of your colour.
climbs = What lies beneath is then stuck, unless it stands right.
uncovers = That way you see the colour of { $from } again.
freesBeneath = That frees what lies beneath.
allRight = All your discs probably stand right.
allRightThen = Then all your discs probably stand right.
nothingMoves = None of your discs can leave.
probablyRight = Your disc probably stands right; then the other one must go back.
probablyWrong = Your disc probably stands wrong.
claimIsCostly = Your disc probably stands wrong, and a false claim costs you a turn.
