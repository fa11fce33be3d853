lastOneLeft =
    Höchstens ein Spieler hat noch Karten auf der Treppe: Damit ist das Spiel aus. Das beste Ergebnis: { number-of-points }.
shared = Gleichstand mit { number-of-points-dat }: Der Sieg wird geteilt.
allHomeOrGone =
    Alle Karten sind zu Hause oder vom Brett. Das beste Ergebnis: { number-of-points }.
resigned = Die anderen haben aufgegeben.
drawn = Remis: Darauf habt ihr euch geeinigt.
forfeited = Die anderen haben nicht weitergespielt.
