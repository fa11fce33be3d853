# De personages zoals ze in het oude doosje heten, kaal en met lidwoord (.the).
figure_C = kapitein
    .the = de kapitein
figure_G = kokkin
    .the = de kokkin
figure_B = scheepsknaap
    .the = de scheepsknaap
figure_L = uitkijk
    .the = de uitkijk
figure_R = zeerat
    .the = de zeerat
figure_F = waarzegster
    .the = de waarzegster
figure_X = Coco
    .the = Coco

# “kapitein 7”
card = { $figure } { $value }

# Wie welke kaart toont, in een rijtje: “Anna kapitein 7”.
pick = { SUBJECT($who) } { $card }

number-of-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
number-of-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
