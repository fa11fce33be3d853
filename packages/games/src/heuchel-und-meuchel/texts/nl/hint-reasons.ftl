# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
highestOnTop = De hoogste bovenop beschermt wat eronder ligt.
hidesHigh = Zo ligt van elke stapel de hoogste kaart verborgen.
partlyHigh = Hier beschermt de hoogste haar stapel, daar schuilt ze.
home = Daarmee is { $card } thuis: plus { $points }.
homeWith = Zo is { $card } thuis, met { some-cards } eronder.
canTake = Daar kun je dan { $card } pakken.
jumps = Zo kom je in één keer { $steps } rijen hoger.
nearer = { $steps ->
    [one] Daarna is het voor { $card } nog één rij naar huis.
   *[other] Daarna is het voor { $card } nog { $steps } rijen naar huis.
}
takes = Wie het had, is het kwijt; bij jou kan het thuiskomen.
takesAway = Wie het had, is het in elk geval kwijt.
ends = Daarna heeft niemand anders nog open kaarten: het spel is uit.
leaves = Wat je meeneemt en niet thuisbrengt, telt als min voor jou.
rollsAgain = Een zet erbij is meer waard dan het gevaar dat de worp niet past.
movesAgain = Een zet erbij brengt je dichter bij huis.
stopsRolling = Past een volgende worp nergens, dan ben je een kaart kwijt.
stops = Verder hoeft niet: wat nu ligt, kan beter even blijven liggen.
removes = Er moet een kaart weg, en deze kost je { number-of-points }.
