# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
highestOnTop = De hoogste bovenop beschermt wat eronder ligt.
hidesHigh = Zo ziet niemand waar je hoge kaarten liggen.
home = Daarmee is { $card } thuis: plus { $points }.
canTake = Op rij { $row } kun je dan { $card } pakken.
jumps = Zo kom je in één keer { $steps } rijen hoger.
nearer = { $steps ->
    [one] Daarna is het voor { $card } nog één rij naar huis.
   *[other] Daarna is het voor { $card } nog { $steps } rijen naar huis.
}
takes = De ander is het kwijt, en onder jouw kaart kan het thuiskomen.
ends = Daarna heeft niemand anders nog open kaarten: het spel is uit.
leaves = Wat je meeneemt en niet thuisbrengt, telt tegen je.
rollsAgain = Een zet erbij is meer waard dan het gevaar dat de worp niet past.
movesAgain = Een zet erbij brengt je dichter bij huis.
stopsRolling = Past een volgende worp nergens, dan ben je een kaart kwijt.
stops = Elke zet zou je kaarten nu slechter leggen.
removes = Er moet een kaart weg, en deze kost je { number-of-points }.
