# Les classes, de la plus basse à la plus haute : seules, avec l’article (.the), et à plusieurs
# (.many). Toutes sont masculines.
class_F = cracheur de feu
    .the = le cracheur de feu
    .many = cracheurs de feu
class_M = musicien
    .the = le musicien
    .many = musiciens
class_Q = charlatan
    .the = le charlatan
    .many = charlatans
class_P = patricien
    .the = le patricien
    .many = patriciens
class_B = évêque
    .the = l’évêque
    .many = évêques
class_R = prince
    .the = le prince
    .many = princes

# « charlatan 4 », pour autant qu’on connaisse la carte : tout entière, sa classe seule, ou rien.
card = { $known ->
    [card] { $class } { $rank }
    [class] { $class } de rang inconnu
   *[nothing] carte inconnue
}
    .the = { $known ->
        [card] { THE($class) } { $rank }
        [class] { THE($class) } de rang inconnu
       *[nothing] la carte inconnue
    }

# Une place, tant que personne n’y est assis sous son nom.
seat = Colonne { $column }

some-cards = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qu’on prend à qui, dans une énumération : « 2 cartes à Anna ».
lot = { $owner ->
    [you] { some-cards } dans ta colonne
   *[other] { some-cards } à { $owner }
}
