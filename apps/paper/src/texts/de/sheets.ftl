title = { $game } zum Selbermachen
contents = Das gehört dazu
how = So wird es gemacht
scale = Drucke in Originalgröße: 100 %, nicht „an Seite anpassen“. Miss die Linie unten nach: Sie ist genau 100 mm lang.
duplex = Bögen mit Rückseite folgen aufeinander. Drucke sie beidseitig und lass das Papier über die lange Kante wenden.
cut = Nimm festes Papier oder klebe die Bögen auf Pappe. Schneide Karten entlang der Marken am Rand und runde Teile entlang der feinen Linie aus.
glue = Ein Spielplan auf mehreren Bögen: Schneide jeden Teil entlang der Marken zu und klebe die Teile Kante an Kante.
ruler = 100 mm
foot = { $game } · { $component }{ $side ->
    [back] , Rückseite
   *[front] {""}
} · Bogen { $sheet } von { $sheets } · 100 %
board = { $count ->
    [one] Spielplan
   *[other] { $count } Spielpläne
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cooks = { $count ->
    [one] { $count } Koch
   *[other] { $count } Köche
}
discs = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
kings-pancakes = { $count ->
    [one] { $count } Pfannkuchen für den König
   *[other] { $count } Pfannkuchen für den König
}
pancakes = { $count ->
    [one] { $count } Pfannkuchen für die Stapel
   *[other] { $count } Pfannkuchen für die Stapel
}
pans = { $count ->
    [one] { $count } Pfanne
   *[other] { $count } Pfannen
}
pieces = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
shark = { $count ->
    [one] { $count } Hai
   *[other] { $count } Haie
}
throwing-pancakes = { $count ->
    [one] { $count } Wurfpfannkuchen
   *[other] { $count } Wurfpfannkuchen
}
trays = { $count ->
    [one] { $count } Tableau
   *[other] { $count } Tableaus
}
