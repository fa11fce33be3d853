no-piece = Op { $square } staat geen stuk.
not-your-piece = Het stuk op { $square } is niet van jou: jij speelt met { $mover }.
stays-put = Je stuk staat al op { $square }. Je moet er echt mee zetten.
diagonal = Van { $from } naar { $to } is schuin. Een stuk gaat alleen rechtuit.
not-in-line = { $from } en { $to } liggen niet in één rij of kolom. Een stuk gaat alleen rechtuit.
path-blocked = Van { $from } naar { $to } kom je niet: op { $at } staat een stuk in de weg.
square-taken = Op { $square } staat al een stuk.
palace-closed = { $piece ->
    [king] De koning heeft zijn paleis verlaten en mag er niet meer in terug.
   *[pawn] Niemand mag het paleis in.
}
palace-in-the-way = Van { $from } naar { $to } ga je door het lege paleis, en dat is hier dicht.
corner-for-king = { $square } is een hoek, en daar mag alleen de koning in.
# $written: wat de speler opschreef. $taken: wat deze zet echt slaat.
wrong-captures = { COUNT($taken) ->
    [0] Deze zet slaat niets, ook { $written } niet.
   *[other] Deze zet slaat { $taken }: niet meer en niet minder.
}
