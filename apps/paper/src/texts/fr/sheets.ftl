title = { $game }, à fabriquer soi-même
contents = Ce qu’il contient
how = Comment le fabriquer
scale = Imprime à taille réelle : 100 %, sans « ajuster à la page ». Mesure le trait ci-dessous : il fait exactement 100 mm.
duplex = Les feuilles qui ont un verso se suivent. Imprime-les recto verso, en retournant le papier sur le bord long.
cut = Prends du papier épais ou colle les feuilles sur du carton. Découpe les cartes le long des repères de la marge et les pièces rondes le long du trait fin.
glue = Un plateau sur plusieurs feuilles : découpe chaque partie le long des repères et assemble les parties bord à bord.
ruler = 100 mm
foot = { $game } · { $component }{ $side ->
    [back] , verso
   *[front] {""}
} · feuille { $sheet } sur { $sheets } · 100 %
board = { $count ->
    [one] plateau
   *[other] { $count } plateaux
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cooks = { $count ->
    [one] { $count } cuisinier
   *[other] { $count } cuisiniers
}
discs = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
kings-pancakes = { $count ->
    [one] { $count } crêpe du roi
   *[other] { $count } crêpes du roi
}
pancakes = { $count ->
    [one] { $count } crêpe pour les piles
   *[other] { $count } crêpes pour les piles
}
pans = { $count ->
    [one] { $count } poêle
   *[other] { $count } poêles
}
pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
shark = { $count ->
    [one] { $count } requin
   *[other] { $count } requins
}
throwing-pancakes = { $count ->
    [one] { $count } crêpe à lancer
   *[other] { $count } crêpes à lancer
}
trays = { $count ->
    [one] { $count } plateau de service
   *[other] { $count } plateaux de service
}
