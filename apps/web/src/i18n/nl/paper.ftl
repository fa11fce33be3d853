open = Op papier
title = { $game } op papier
toRead = Om te lezen en in te vullen
rules = Spelregels
rulesHint = Alle regels met tekeningen, in één kolom of twee
reference = Spelhulp
referenceHint = Het belangrijkste op één blad
scores = Scoreblad
scoresHint = Om met potlood in te vullen
toPlay = Om zelf te maken
toPlayHint = Bord, kaarten en stukken op ware grootte, met snijlijnen. Print, knip en speel.
download = { $paper ->
    [letter] Download voor Letter (PDF)
   *[a4] Download voor A4 (PDF)
}
back = Wat er nog meer te printen is
size = Papier
sizeName = { $paper ->
    [letter] Letter
   *[a4] A4
}
columns = Kolommen
print = Print
referenceTitle = { $game }: spelhulp
scoresTitle = { $game }: scoreblad
date = Datum:
place = Waar:
name = Naam
evening = De avond
round = Partij { $count }
bySign = Per soort
total = Totaal
