fold = Uitslag inklappen
unfold = Uitslag tonen
rematch = Nog een keer
rematchHint = Dezelfde spelers en sterktes, iedereen één plaats verder
joinRematch = Er staat een nieuwe partij klaar
toRematch = Naar de partij erna
historyFull = De partij kon niet bij de gespeelde partijen worden gezet: dit toestel is vol. Gooi daar iets weg, of bewaar haar als bestand.
# $names: “jij speelt Donker”, van wie hier zit.
rematchSeats = Volgende partij: { $names }.
rematchSeat = { $who ->
    [you] jij speelt { $seatName }
   *[other] { $who } speelt { $seatName }
}
