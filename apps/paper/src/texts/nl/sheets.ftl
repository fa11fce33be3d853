title = { $game } om zelf te maken
contents = Dit zit erin
how = Zo maak je het
scale = Print op ware grootte: 100 %, niet “passend maken”. Meet de lijn hieronder na: die is precies 100 mm.
duplex = Vellen met een achterkant staan achter elkaar. Print ze dubbelzijdig en laat het papier over de lange kant omslaan.
cut = Gebruik stevig papier of plak de vellen op karton. Knip kaarten langs de streepjes in de marge en ronde stukken langs de dunne lijn.
glue = Een bord op meer vellen: snijd elk deel langs de streepjes en plak de delen rand tegen rand.
ruler = 100 mm
foot = { $game } · { $component }{ $side ->
    [back] , achterkant
   *[front] {""}
} · vel { $sheet } van { $sheets } · 100 %
board = { $count ->
    [one] bord
   *[other] { $count } borden
}
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cooks = { $count ->
    [one] { $count } kok
   *[other] { $count } koks
}
discs = { $count ->
    [one] { $count } schijf
   *[other] { $count } schijven
}
kings-pancakes = { $count ->
    [one] { $count } pannenkoek van de koning
   *[other] { $count } pannenkoeken van de koning
}
pancakes = { $count ->
    [one] { $count } pannenkoek voor de stapels
   *[other] { $count } pannenkoeken voor de stapels
}
pans = { $count ->
    [one] { $count } pan
   *[other] { $count } pannen
}
pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}
shark = { $count ->
    [one] { $count } haai
   *[other] { $count } haaien
}
throwing-pancakes = { $count ->
    [one] { $count } werppannenkoek
   *[other] { $count } werppannenkoeken
}
trays = { $count ->
    [one] { $count } dienblad
   *[other] { $count } dienbladen
}
