no-piece = Auf { $square } steht keine Figur.
not-your-piece = Die Figur auf { $square } gehört dir nicht: Du spielst { $mover }.
stays-put = Deine Figur steht schon auf { $square }. Zieh sie auf ein anderes Feld.
diagonal = Von { $from } nach { $to } geht es schräg. Figuren ziehen nur geradeaus.
not-in-line =
    { $from } und { $to } liegen nicht in einer Reihe oder Spalte. Figuren ziehen nur geradeaus.
path-blocked = Von { $from } kommst du nicht nach { $to }: Auf { $at } steht eine Figur im Weg.
square-taken = Auf { $square } steht schon eine Figur.
palace-closed = { $piece ->
    [king] Der König hat seinen Palast verlassen und darf nicht wieder hinein.
   *[pawn] Niemand darf den Palast betreten.
}
palace-in-the-way =
    Von { $from } nach { $to } führt der Weg durch den leeren Palast, und der ist hier geschlossen.
corner-for-king = { $square } ist eine Ecke, und dorthin darf nur der König.
# $written: was aufgeschrieben wurde. $taken: was dieser Zug wirklich schlägt.
wrong-captures = { COUNT($taken) ->
    [0] Dieser Zug schlägt nichts, auch nicht { $written }.
   *[other] Dieser Zug schlägt { $taken }: nicht mehr und nicht weniger.
}
