bad-setup = So kann die Küche nicht aufgebaut sein.
no-such-starter = Dieser Spieler sitzt nicht am Tisch.
not-now =
    Das ist jetzt nicht dran: Zuerst musst du { $due ->
        [put] sagen, wohin der andere Koch kommt
        [shift] einen Pfannkuchen verschieben
        [from] einen Wurfpfannkuchen nehmen
        [toss] werfen
        [fall] abwarten, wie er fällt
        [walk] gehen
        [take] den Pfannkuchen nehmen oder liegen lassen
        [tray] einen Platz auf deinem Tableau wählen
        [peek] unter eine Haube schauen oder darauf verzichten
        [lay] den Wurfpfannkuchen ablegen
        [order] dein Tableau ordnen
       *[other] etwas anderes tun
    }.
tile-not-free = Fliese { $tile } ist nicht frei.
not-on-row-one = Solange es den Wurfstapel gibt, legst du nichts in Reihe 1 ab.
no-pancake-there = Auf { $tile } liegt kein Wurfpfannkuchen.
laid-last = Der auf { $tile } wurde gerade erst abgelegt und ist in diesem Zug tabu.
by-hand-only = An diesem Tisch werfen alle selbst.
by-chance-only = An diesem Tisch entscheidet der Zufall: Wähle die halbe oder die ganze Drehung.
not-a-hand = So bewegt sich keine Hand. Wirf noch einmal.
impossible-fall = So kann dieser Pfannkuchen nicht fallen: Dann liegt die { $face } nicht oben.
wrong-length = { $wanted ->
    [one] Das wären { $steps }, es muss aber genau { $wanted } Fliese sein.
   *[other] Das wären { $steps }, es müssen aber genau { $wanted } Fliesen sein.
}
no-step = Von { $from } nach { $to } kommst du nicht mit einem Schritt.
back-and-forth = Zurück nach { $tile } geht nicht: Das wäre hin und her gelaufen.
pancake-in-the-way = Auf { $tile } liegt ein Wurfpfannkuchen im Weg.
pile-in-the-way = Über den Stapel auf { $tile } kommst du nicht hinweg.
cook-in-the-way = Auf { $tile } steht schon ein Koch.
back-where-you-began = Von { $tile } bist du losgegangen, dort darf dein Weg nicht enden.
carpet-too-soon = { $kinds ->
    [0] Du hast noch nichts: Zum König gehst du mit sechs Sorten.
   *[other] Du hast erst { $kinds }: Zum König gehst du mit sechs Sorten.
}
place-taken = Platz { $place } ist schon belegt.
no-such-face = Eine { $face } hat dieser Wurfpfannkuchen nicht.
not-your-tray = Das sind nicht die Pfannkuchen auf deinem Tableau.
nothing-changed = So liegt dein Tableau schon.
ordered-already = Du hast dein Tableau gerade umgeordnet. Tu erst etwas anderes.
no-more-ordering = Vor dem König steht schon ein Koch: Dein Tableau bleibt, wie es ist.
