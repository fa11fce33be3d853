title = Tu es invité
from = { $name } t’invite à une partie de { $game }.
game = On t’attend pour une partie de { $game }.
seat = Ta place : { $seatName }.
anySeat = Choisis une place libre.
whichSeat = Où veux-tu t’asseoir ?
with = { COUNT($names) ->
    [one] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
options = Comment on joue
learnFirst = Lire d’abord les règles
full = Toutes les places sont prises.
openTitle = Une table ouverte
openFrom = { $name } a préparé une table pour une partie de { $game }.
openGame = Une table est prête pour une partie de { $game }.
