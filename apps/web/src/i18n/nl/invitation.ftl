title = Je bent uitgenodigd
from = { $name } nodigt je uit voor een partij { $game }.
game = Je bent gevraagd voor een partij { $game }.
seat = Jouw plaats: { $seatName }.
anySeat = Kies een vrije plaats.
whichSeat = Waar wil je zitten?
with = { COUNT($names) ->
    [one] { $names } zit al aan tafel.
   *[other] { $names } zitten al aan tafel.
}
withComputers = { COUNT($names) ->
    [one] De computer { $names } speelt mee.
   *[other] De computers { $names } spelen mee.
}
options = Zo wordt er gespeeld
learnFirst = Lees eerst de regels
usedTitle = Deze uitnodiging is al gebruikt
usedAt = Aan tafel bij { $game }: { $names }.
usedSeat = Op de plaats waarvoor ze was, zit al iemand.
full = Alle plaatsen zijn bezet.
openTitle = Een open tafel
openFrom = { $name } heeft een tafel klaargezet voor een partij { $game }.
openGame = Er staat een tafel klaar voor een partij { $game }.
