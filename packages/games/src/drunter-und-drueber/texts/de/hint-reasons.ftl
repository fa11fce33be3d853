# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
besideOwn = Dann ist es ein Schritt nach { $circle }, deiner Farbe.
hidesColour = Dann müssen sich die anderen hier { NOUN($colour) } merken.
home = Das Feld { $to } hat deine Farbe.
nearer = So kommt er näher an { $circle }, deine Farbe.
climbs = Liegt er falsch, sitzt er fest.
uncovers = So siehst du die Farbe von { $from } wieder.
freesBeneath = So wird frei, was darunter liegt.
allRight = Alle deine Steine liegen wahrscheinlich richtig.
allRightThen = Danach liegen alle deine Steine wahrscheinlich richtig.
nothingMoves = Keiner deiner Steine kann weg.
probablyRight = Er liegt wahrscheinlich richtig: Der andere muss zurück.
probablyWrong = Dein Stein liegt wahrscheinlich falsch.
claimIsCostly = Er liegt wahrscheinlich falsch; eine falsche Behauptung kostet einen Zug.
