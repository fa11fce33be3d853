# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
besideOwn = Von dort ist es nur ein Schritt nach { $circle }, einem Feld deiner Farbe.
hidesColour = So liegt hier { NOUN($colour) } verdeckt, und die anderen müssen es sich merken.
home = Das Feld { $to } hat deine Farbe.
nearer = So kommt der Stein näher an { $circle }, ein Feld deiner Farbe.
climbs = Was darunter liegt, sitzt dann fest, außer es liegt richtig.
uncovers = So siehst du die Farbe von { $from } wieder.
freesBeneath = So wird frei, was darunter liegt.
allRight = Alle deine Steine liegen wahrscheinlich richtig.
allRightThen = Danach liegen alle deine Steine wahrscheinlich richtig.
nothingMoves = Keiner deiner Steine kann weg.
probablyRight = Dein Stein liegt wahrscheinlich richtig; dann muss der andere zurück.
probablyWrong = Dein Stein liegt wahrscheinlich falsch.
claimIsCostly = Dein Stein liegt wahrscheinlich falsch, und eine falsche Behauptung kostet dich einen Zug.
