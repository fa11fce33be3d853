faces = Alle kaarten
shark = Wie heeft de haai?
week = Dag { $position }: welke kaart gaat open?
menu = { $count ->
    [one] Het menu: kies nog { $count } kaart.
   *[other] Het menu: kies nog { $count } kaarten.
}
pick = Welke kaart heeft { $name } gekozen?
take = Welke kaart neemt { $name } van het menu?
coco = Coco van { $name }: wat haalt hij uit?
thrown = Welke kaart lag er op dag { $position }?
hand = { $count ->
    [one] Wat heeft { $name } in de hand? Nog { $count } kaart.
   *[other] Wat heeft { $name } in de hand? Nog { $count } kaarten.
}
over = De week is om.
won = { $count ->
    [one] { SUBJECT($players) } wint.
   *[other] { SUBJECT($players) } winnen samen.
}
day = Dag { $position }
landHand = Land in zicht: uit de hand
elsewhere = { $card } ligt al ergens anders.
