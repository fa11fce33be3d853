# De klassen van laag naar hoog: kaal, met lidwoord (.the) en in het meervoud (.many).
class_F = vuurspuwer
    .the = de vuurspuwer
    .many = vuurspuwers
class_M = muzikant
    .the = de muzikant
    .many = muzikanten
class_Q = kwakzalver
    .the = de kwakzalver
    .many = kwakzalvers
class_P = patriciër
    .the = de patriciër
    .many = patriciërs
class_B = bisschop
    .the = de bisschop
    .many = bisschoppen
class_R = vorst
    .the = de vorst
    .many = vorsten

# “kwakzalver 4”, voor zover de kaart bekend is: helemaal, alleen haar klasse, of niets.
card = { $known ->
    [card] { $class } { $rank }
    [class] { $class } van onbekende rang
   *[nothing] onbekende kaart
}
    .the = { $known ->
        [card] { THE($class) } { $rank }
        [class] { THE($class) } van onbekende rang
       *[nothing] de onbekende kaart
    }

# Een stoel, zolang er niemand met een naam zit.
seat = Kolom { $column }

some-cards = { $count ->
    [1] een kaart
   *[other] { $count } kaarten
}
number-of-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Wat er van wie gepakt wordt, in een rijtje: “2 kaarten van Anna”.
lot = { some-cards } van { OBJECT($owner) }
