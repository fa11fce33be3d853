title = Hoch damit!
onThePan = In { YOUR($pan) }, { $face } oben
how = Wisch ein Stück nach unten und dann flott nach oben.
howByKeys =
    Oder halt die Leertaste (halbe Drehung) oder ↑ (ganze Drehung) gedrückt und lass los, wenn die
    Pfanne ganz unten ist.
tooSoft = Zu sanft: Er blieb in der Pfanne. Wisch etwas flotter nach oben.
countsAs = zählt als { $face } oben
brings = Eine halbe Drehung bringt { $half }, eine ganze { $full }.
half = halbe Drehung
full = ganze Drehung
heating = Der Herd wird warm …
cold = Der Herd geht nicht an.
retry = Noch einmal anzünden
judging = Mal sehen …

refused = Dieser Wurf zählt nicht. Wirf noch einmal.
close = Zurück in die Küche
practise = Erst üben
inEarnest = Jetzt gilt’s
doesNotCount = Übungswurf: zählt nicht
firstThrow = Dein erster Wurf ist zum Üben: Er zählt nicht.
skipPractice = Übungswurf überspringen
wasPractice = Das war der Übungswurf. Ab jetzt zählt es.
again = Noch einmal üben
byMotion = Mit dem Handy werfen
byFinger = Mit dem Finger werfen
howByMotion = Halt das Handy wie eine Pfanne: ein Stück nach unten und dann flott nach oben.
motionDenied = Dein Handy darf nicht verraten, wie es sich bewegt. Wisch mit dem Finger.
noMotion = Dieses Gerät spürt nicht, wie es sich bewegt. Wisch mit dem Finger.

wrist_too-soft = Zu sanft: Er kam nicht herum. Etwas flotter nach oben.
wrist_too-hard = Zu kräftig: Er drehte sich zu weit. Etwas ruhiger.
wrist_too-early = Zu früh: Er flog von dir weg. Wirf erst, wenn die Pfanne etwas höher ist.
wrist_too-late = Zu spät: Er fiel auf dich zu. Wirf schon, wenn die Pfanne tiefer ist.
wrist_between-turns = Zwischen zwei Drehungen: Er fiel auf die Kante. Etwas sanfter oder etwas kräftiger.
wrist_met-early = Zu früh gefangen: Die Pfanne kam ihm entgegen. Lass ihn erst fallen.
wrist_pan-tilted = Die Pfanne war schief, als er herunterkam. Halt sie nach dem Wurf gerade.
wrist_moved-away = Du hast die Pfanne unter ihm weggezogen. Erst werfen, dann senken.

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
