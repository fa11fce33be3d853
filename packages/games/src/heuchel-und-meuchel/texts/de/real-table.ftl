whose = Wessen Karten?
where = Wo liegen sie?
home = Zu Hause, in ihrer Zielreihe
faces = Wähle die Karten
missing = { $count ->
    [one] Gib an, wo die Karten liegen: noch { $count } Karte.
   *[other] Gib an, wo die Karten liegen: noch { $count } Karten.
}
won = { $count ->
    [one] { NOM($players) } gewinnt mit { number-of-points-dat }.
   *[other] { NOM($players) } gewinnen gemeinsam mit { number-of-points-dat }.
}
tooMany = Mehr als { $count } Karten sind nicht im Spiel: Jeder begann mit sechs.
belowStart = { $card } beginnt in Reihe { $row } und geht nur nach oben.
