whose = Wessen Karten?
where = Wo liegen sie?
home = Zu Hause, auf ihrer Zielreihe
faces = Tippe die Karten an
missing = { $count ->
    [one] Tippe an, wo die Karten liegen: noch { $count } Karte.
   *[other] Tippe an, wo die Karten liegen: noch { $count } Karten.
}
won = { $count ->
    [one] { NOM($players) } gewinnt mit { $points } Punkten.
   *[other] { NOM($players) } gewinnen gemeinsam mit { $points } Punkten.
}
tooMany = Mehr als { $count } Karten sind nicht im Spiel: Jeder begann mit sechs.
belowStart = { $card } beginnt auf Reihe { $row } und geht nur nach oben.
