# Why the hint is a good one: a whole sentence, after “The computer would … .”
besideOwn = Then it is one step to { $circle }, your colour.
hidesColour = Then the others must remember { $colour } here.
home = The circle { $to } is of your colour.
nearer = That is nearer to { $circle }, your colour.
climbs = If it stands wrong, it is stuck.
uncovers = That way you see the colour of { $from } again.
freesBeneath = That frees what lies beneath.
allRight = All your discs probably stand right.
allRightThen = Then all your discs probably stand right.
nothingMoves = None of your discs can leave.
probablyRight = It probably stands right: the other must go back.
probablyWrong = Your disc probably stands wrong.
claimIsCostly = It probably stands wrong, and a false claim costs a turn.
