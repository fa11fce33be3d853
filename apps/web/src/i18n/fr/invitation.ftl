title = On t’invite
from = { $name } t’invite à une partie de « { $game } ».
game = On t’attend pour une partie de « { $game } ».
seat = Ta place : { $seatName }.
anySeat = Choisis une place libre.
whichSeat = Où veux-tu t’asseoir ?
with = { COUNT($names) ->
    [one] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
withComputers = { COUNT($names) ->
    [one] L’ordinateur { $names } joue aussi.
   *[other] Les ordinateurs { $names } jouent aussi.
}
options = Comment on joue
learnFirst = Lire d’abord les règles
usedTitle = Cette invitation a déjà servi
usedAt = À cette table de « { $game } » : { $names }.
usedSeat = Quelqu’un occupe déjà la place à laquelle elle invitait.
full = Toutes les places sont prises.
openTitle = Une table ouverte
openFrom = { $name } a préparé une table pour une partie de « { $game } ».
openGame = Une table est prête pour une partie de « { $game } ».
