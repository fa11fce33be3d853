faces = Alle Karten
shark = Wer hat den Hai?
week = Tag { $position }: Welche Karte wird aufgedeckt?
menu = { $count ->
    [one] Das Menü: Wähle noch { $count } Karte.
   *[other] Das Menü: Wähle noch { $count } Karten.
}
pick = Welche Karte hat { $name } gewählt?
take = Welche Karte nimmt { $name } aus dem Menü?
coco = Coco von { $name }: Was heckt er aus?
thrown = Welche Karte lag an Tag { $position }?
hand = { $count ->
    [one] Was hat { $name } auf der Hand? Noch { $count } Karte.
   *[other] Was hat { $name } auf der Hand? Noch { $count } Karten.
}
over = Die Woche ist um.
won = { $count ->
    [one] { NOM($players) } gewinnt.
   *[other] { NOM($players) } gewinnen gemeinsam.
}
day = Tag { $position }
landHand = Land in Sicht: aus der Hand
elsewhere = { $card } liegt schon woanders.
