not-now = { $due ->
    [arrange] Eerst legt iedereen zijn stapels op volgorde.
    [move] Nu moet je een kaart of stapel verzetten.
    [take] Zeg eerst of je iets pakt of alles laat liggen.
    [again] Zeg eerst of je doorgaat of stopt.
    [remove] Je worp past nergens: haal een eigen kaart weg.
   *[other] Dat kan nu niet.
}
bad-deal = Zo kan er niet gedeeld zijn.
no-such-starter = Er is geen speler { $seat } om te beginnen.
bad-roll = Een dobbelsteen heeft geen { $pips }.
not-your-cards = Leg precies je eigen stapels neer: { $cards }.
nothing-to-move = Op rij { $row } ligt niets van jou.
face-down = De kaarten op rij { $row } liggen omgedraaid: die zijn thuis en blijven daar.
no-such-part = Van de stapel op rij { $row } kun je geen { $count } kaarten nemen.
no-splitting-here =
    Op rij { $row } mag je deze stapel niet splitsen. Dat kan alleen op zijn startrij.
never-down = In dit huis gaat iedereen recht omhoog, nooit omlaag en nooit opzij.
past-its-goal = { THE($card) } wil naar rij { $goal } en mag daar niet voorbij.
field-taken = Op rij { $row } ligt al iets. Je landt op een vrij veld.
no-landing = { COUNT($landings) ->
    [0] Van hier kun je niet naar rij { $to }.
    [one] Naar rij { $to } kan niet. Van hier kun je landen op rij { $landings }.
   *[other] Naar rij { $to } kan niet. Van hier kun je landen op de rijen { OR($landings) }.
}
not-the-roll = Je hebt { $pips } gegooid, en dit zijn er { $steps }.
nothing-to-take = Van { OBJECT($owner) } is op deze rij niets te pakken.
outranked = { THE($card) } van { OBJECT($owner) } is niet lager dan jouw { $mine }.
safe = De kaarten van { OBJECT($owner) } op deze rij zijn thuis, en dus veilig.
column-twice = Van { OBJECT($owner) } neem je maar één keer.
nothing-to-remove = Op rij { $row } ligt niets dat je kunt weghalen.
