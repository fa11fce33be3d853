title = { $game } leren
at = Les { $lesson } van { $count }
hint = Hint
solution = Laat zien
again = Nog eens
next = Volgende les
previous = Vorige les
rules = Regels bij deze les
solvedTitle = Goed gedaan
wrongTitle = Bijna
hintTitle = Een hint
allDone = Dat waren ze allemaal. Je kunt spelen!
playNow = Speel nu tegen de computer
# Sterren zijn er voor wie het zonder hulp doet.
stars = { $count } van { $most } sterren
hintCost = Een hint kost een ster
solutionCost = Wie de oplossing bekijkt, krijgt geen sterren
