title = Hoch damit!
onThePan = In { YOUR($pan) }, { $face } oben
how = Wisch ein Stück nach unten und dann flott nach oben.
howByKeys =
    Oder halt die Leertaste (halbe Drehung) oder ↑ (ganze Drehung) gedrückt und lass los, wenn die
    Pfanne ganz unten ist.
tooSoft = Zu sanft: Er blieb in der Pfanne. Wisch etwas flotter nach oben.
brings = Eine halbe Drehung bringt { $half }, eine ganze { $full }.
half = halbe Drehung
full = ganze Drehung
heating = Der Herd wird warm …
cold = Der Herd geht nicht an.
retry = Noch einmal anzünden
judging = Mal sehen …

refused = Dieser Wurf zählt nicht. Wirf noch einmal.
close = Zurück in die Küche
practise = Erst üben
inEarnest = Jetzt gilt es
doesNotCount = Übungswurf: zählt nicht
tosses = { $who ->
    [you] Du wirfst
   *[other] { $who } wirft
}
skip = Überspringen

practice_title = Die Übungsküche
practice_intro = Wirf, so oft du willst. Hier schaut der König nicht zu.
practice_whichPan = Welche Pfanne?
practice_pan = Pfanne

practice_pans_small = Klein
practice_pans_normal = Normal
practice_pans_large = Groß

practice_tally = Deine Würfe
practice_thrown = Geworfen
practice_caught = Gefangen
practice_missed = Daneben
practice_invalid = Nicht gedreht
practice_half = Halbe Drehung
practice_full = Ganze oder mehr
practice_reset = Neu zählen
