# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
highestOnTop = Oben beschützt die höchste Karte, was darunter liegt.
hidesHigh = So liegt die höchste Karte jedes Stapels verborgen.
partlyHigh = Mal schützt die höchste oben, mal liegt sie versteckt.
home = Damit ist { NOM($card) } zu Hause: plus { $points }.
homeWith = So kommt { NOM($card) } heim, darunter { some-cards }.
canTake = Dort kannst du dir dann { $card } schnappen.
jumps = So kommst du auf einmal { $steps } Reihen höher.
nearer = { $steps ->
    [one] Dann hat { NOM($card) } nur noch eine Reihe vor sich.
   *[other] Dann hat { NOM($card) } noch { $steps } Reihen vor sich.
}
takes = Das fehlt den anderen und zählt vielleicht für dich.
takesAway = Das fehlt dann jedenfalls den anderen.
ends = Dann hat sonst niemand offene Karten: Es ist aus.
leaves = Was du mitnimmst und nicht nach Hause bringst, zählt gegen dich.
rollsAgain = Ein weiterer Zug ist das Risiko wert, dass der Wurf nicht passt.
movesAgain = Ein weiterer Zug bringt dich näher ans Ziel.
stopsRolling = Passt der nächste Wurf nirgends, verlierst du eine Karte.
stops = Du musst nicht weiter, und so liegen deine Karten besser.
removes = Eine Karte muss weg, und diese kostet dich { number-of-points }.
