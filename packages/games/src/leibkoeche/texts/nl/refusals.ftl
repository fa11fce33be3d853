bad-setup = Zo kan de keuken niet worden klaargezet.
no-such-starter = Die speler zit niet aan tafel.
not-now =
    Dat is nu niet aan de orde: eerst moet je { $due ->
        [put] zeggen waar de andere kok heen gaat
        [shift] een pannenkoek verschuiven
        [from] een werppannenkoek nemen
        [toss] opgooien
        [fall] kijken hoe hij valt
        [walk] lopen
        [take] de pannenkoek nemen of laten liggen
        [tray] een plaats op je blad kiezen
        [peek] een plaats van de koning bekijken, of niet
        [lay] de werppannenkoek neerleggen
        [order] je blad leggen
       *[other] iets anders doen
    }.
tile-not-free = Tegel { $tile } is niet vrij.
not-on-row-one = Zolang het stapeltje er is, leg je niets in rij 1.
no-pancake-there = Op { $tile } ligt geen werppannenkoek.
laid-last = Die op { $tile } is net neergelegd en mag deze beurt niet mee.
by-hand-only = Aan deze tafel gooit iedereen zelf.
by-chance-only = Aan deze tafel beslist het lot: kies een halve slag of een hele.
not-a-hand = Zo beweegt geen hand. Gooi nog eens.
impossible-fall = Zo kan deze pannenkoek niet vallen: { $face } ligt dan niet boven.
wrong-length = Je loopt er { $steps }, maar het moeten er precies { $wanted } zijn.
no-step = Van { $from } naar { $to } is geen stap.
back-and-forth = Terug naar { $tile } is heen en weer lopen.
pancake-in-the-way = Op { $tile } ligt een werppannenkoek in de weg.
pile-in-the-way = Over de stapel op { $tile } kun je niet heen.
cook-in-the-way = Op { $tile } staat al een kok.
back-where-you-began = Je begon op { $tile } en mag er niet eindigen.
carpet-too-soon = Je hebt er pas { $kinds }: naar de koning ga je met zes soorten.
place-taken = Plaats { $place } is al bezet.
no-such-face = Deze werppannenkoek heeft geen { $face }.
not-your-tray = Dat zijn niet de pannenkoeken van je blad.
nothing-changed = Zo ligt je blad al.
ordered-already = Je hebt je blad net anders gelegd. Doe eerst iets anders.
no-more-ordering = Er staat al een kok voor de koning: je blad blijft zoals het ligt.
