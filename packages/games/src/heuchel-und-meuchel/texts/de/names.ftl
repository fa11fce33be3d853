# Die Stände von unten nach oben: bloß, in der Mehrzahl (.many) und als deiner (.your).
class_F = Feuerschlucker
    .many = Feuerschlucker
    .your = dein Feuerschlucker
class_M = Spielmann
    .many = Spielleute
    .your = dein Spielmann
class_Q = Quacksalber
    .many = Quacksalber
    .your = dein Quacksalber
class_P = Patrizierin
    .many = Patrizierinnen
    .your = deine Patrizierin
class_B = Bischof
    .many = Bischöfe
    .your = dein Bischof
class_R = Fürst
    .many = Fürsten
    .your = dein Fürst

# „Quacksalber 4“, soweit die Karte bekannt ist: ganz, nur ihr Stand, oder gar nicht. Im Satz
# (.nom), und wenn sie dir gehört (.your).
card = { $known ->
    [card] { $class } { $rank }
    [class] { $class } von unbekanntem Rang
   *[nothing] unbekannte Karte
}
    .nom = { $known ->
        [card] { $class } { $rank }
        [class] { $class } von unbekanntem Rang
       *[nothing] die unbekannte Karte
    }
    .your = { $known ->
        [card] { YOUR($class) } { $rank }
        [class] { YOUR($class) }
       *[nothing] deine Karte
    }

# Ein Platz am Tisch, solange dort niemand mit Namen sitzt.
seat = Spalte { $column }

some-cards = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
number-of-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
number-of-points-dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

# Was von wem geschnappt wird, in einer Reihe: „2 Karten von Anna“.
lot = { some-cards } von { DAT($owner) }
