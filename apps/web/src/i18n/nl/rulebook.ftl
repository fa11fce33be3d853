title = Spelregels van { $game }
heading = Spelregels
search = Zoek in de regels
searchHint = Een woord, of een nummer
# Om mee te zoeken: woorden die hetzelfde betekenen, in groepen: a, b; c, d.
synonyms = remise, gelijkspel, gelijke stand; slaan, vangen, nemen; winnen, winst, zege, overwinning; opgeven, stoppen; terugnemen, ongedaan; beurt, aan zet; einde, afgelopen, eindigt
found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
nothing = Niets gevonden. Probeer een ander woord.
contents = Inhoud
ruling = onze uitleg
rulingExplained =
    Bij regels met “onze uitleg” zwijgt het boekje of spreekt het zichzelf tegen; zo spelen wij het.
linkTo = Link naar regel { $rule }
option = Hier is een keuze: je stelt haar in als je de tafel klaarzet.
