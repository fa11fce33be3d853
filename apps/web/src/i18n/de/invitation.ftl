title = Du bist eingeladen
from = { $name } lädt dich zu einer Partie { $game } ein.
game = Du bist zu einer Partie { $game } eingeladen.
seat = Du spielst { $seatName }.
anySeat = Wähle einen freien Platz.
whichSeat = Wo möchtest du sitzen?
with = { COUNT($names) ->
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
}
options = So wird gespielt
learnFirst = Erst die Regeln lesen
full = Alle Plätze sind besetzt.
openTitle = Ein offener Tisch
openFrom = { $name } hat einen Tisch für eine Partie { $game } gedeckt.
openGame = Ein Tisch für eine Partie { $game } ist gedeckt.
