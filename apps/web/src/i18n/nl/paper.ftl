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
toPlayHint = Alles uit de doos op ware grootte, met snijlijnen. Print, knip en speel.
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

realTable_open = Scheidsrechter bij de echte doos
realTable_title = Scheidsrechter bij { $game }
realTable_heading = Scheidsrechter bij de echte doos
realTable_movesHint = Speel met de echte stukken en doe elke zet hier na. De app let op de regels, zegt waarom iets niet mag en schrijft het verslag.
realTable_cardsHint = Speel met de echte kaarten en kies hier wat er op tafel komt. De app let op de regels en telt de punten.
realTable_openEnd = Punten tellen bij de echte doos
realTable_endHint = Speel met de echte kaarten. Is het uit, geef dan aan welke kaart waar ligt: de app telt de punten en zegt wie gewonnen heeft.
realTable_howMany = Hoeveel spelers?
realTable_begin = Begin
realTable_takeBack = Neem terug
realTable_close = Sluit
realTable_keepRecord = Bewaar het verslag
realTable_notKept = Dit toestel kan het niet bewaren.
realTable_startAgain = Begin opnieuw
realTable_rules = Spelregels
