# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
highestOnTop = Die höchste obenauf beschützt, was darunter liegt.
hidesHigh = So sieht niemand, wo deine hohen Karten liegen.
home = Damit ist { NOM($card) } zu Hause: plus { $points }.
canTake = In Reihe { $row } kannst du dir dann { $card } schnappen.
jumps = So kommst du auf einmal { $steps } Reihen höher.
nearer = { $steps ->
    [one] Danach hat { NOM($card) } noch eine Reihe bis nach Hause.
   *[other] Danach hat { NOM($card) } noch { $steps } Reihen bis nach Hause.
}
takes = Das fehlt dann den anderen und kann unter deiner Karte nach Hause kommen.
ends = Danach hat sonst niemand mehr offene Karten: Das Spiel ist aus.
leaves = Was du mitnimmst und nicht nach Hause bringst, zählt gegen dich.
rollsAgain = Ein weiterer Zug ist mehr wert als die Gefahr, dass der Wurf nicht passt.
movesAgain = Ein weiterer Zug bringt dich näher ans Ziel.
stopsRolling = Passt der nächste Wurf nirgends, verlierst du eine Karte.
stops = Jeder Zug würde deine Karten jetzt schlechter stellen.
removes = Eine Karte muss weg, und diese kostet dich { number-of-points }.
