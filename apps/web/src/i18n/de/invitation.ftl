title = Du bist eingeladen
from = { $name } lädt dich zu einer Partie { $game } ein.
game = Du bist zu einer Partie { $game } eingeladen.
seat = Du spielst als { $seatName }.
anySeat = Wähle einen freien Platz.
whichSeat = Wo möchtest du sitzen?
with = { COUNT($names) ->
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
}
withComputers = { COUNT($names) ->
    [one] Der Computer { $names } spielt mit.
   *[other] Die Computer { $names } spielen mit.
}
options = So wird gespielt
learnFirst = Erst die Regeln lesen
usedTitle = Diese Einladung ist schon angenommen
usedAt = Am Tisch bei { $game }: { $names }.
usedSeat = Auf dem Platz, für den sie galt, sitzt schon jemand.
full = Alle Plätze sind besetzt.
openTitle = Ein offener Tisch
openFrom = { $name } hat einen Tisch für eine Partie { $game } eingerichtet.
openGame = Ein Tisch für eine Partie { $game } ist bereit.
