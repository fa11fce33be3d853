layout =
    .label = De vakjes
    .explain = Liggen de kleuren elke keer anders, of altijd hetzelfde, zoals op het oude bord?
    .value-shuffled = Elke keer anders
    .value-printed = Altijd hetzelfde bord

block =
    .label = Hoe lang een steen vastzit
    .explain =
        Na hoeveel eigen beurten onder een andere steen mag een steen er weer onderuit? In het
        oude boekje zit hij vast tot de ander weggaat.
    .value-3 = Drie beurten
    .value-5 = Vijf beurten
    .value-endless = Tot de ander weggaat

falseClaim =
    .label = Onterecht “die staat goed!”
    .explain = Wat kost het als je zegt dat je steen goed staat, en het klopt niet?
    .value-skip = Een beurt overslaan
    .value-free = Niets

rounds =
    .label = Hoe lang het duurt
    .explain = Na zoveel rondes is het afgelopen en wint wie de meeste stenen goed heeft staan.
    .value-30 = Hoogstens 30 rondes
    .value-60 = Hoogstens 60 rondes
    .value-150 = Hoogstens 150 rondes

memory =
    .label = Geheugen
    .explain =
        Moet je onthouden wat onder de stenen ligt, of laat de tafel het zien? Om te leren is hulp
        fijn.
    .value-strict = Zelf onthouden
    .value-aid = De tafel laat alles zien
