title = { $game } lernen
at = Lektion { $lesson } von { $count }
hint = Tipp
solution = Zeig es mir
again = Noch einmal
next = Nächste Lektion
previous = Vorige Lektion
rules = Regeln dazu:
solvedTitle = Gut gemacht
wrongTitle = Fast
hintTitle = Ein Tipp
allDone = Das waren alle. Du kannst spielen!
playNow = Jetzt gegen den Computer spielen
# Sterne gibt es für alle, die es ohne Hilfe schaffen.
stars = { $count } von { $most } Sternen
hintCost = Ein Tipp kostet einen Stern
solutionCost = Wer sich die Lösung zeigen lässt, bekommt keine Sterne
