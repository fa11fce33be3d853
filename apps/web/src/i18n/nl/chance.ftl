title = Zegel van het lot
text = Hiermee kan na afloop worden nagerekend dat er niet met het lot is geknoeid.
all =
    Elk toestel aan tafel voegt een eigen getal aan het lot toe. Pas als ze allemaal vastliggen, worden
    ze bekendgemaakt, en dan wordt het lot eruit getrokken. Zo kan niemand het kiezen, ook niet wie deze
    server beheert. Alleen wie zelf meespeelt en ook nog het getal van de server kent, zou sommige
    trekkingen kunnen sturen.
own_awaited = Het lot is zonder het getal van je toestel getrokken.
own_committed = Het lot is zonder het getal van je toestel getrokken.
own_revealed = Je toestel heeft een eigen getal toegevoegd; daaruit is het lot getrokken.
own_withheld = Je toestel wist zijn getal niet meer; het lot is zonder getrokken.
numbers = De getallen nakijken
server = De server
none = niet bekendgemaakt
found_added =
    Zojuist op dit toestel nagerekend: alles is uit deze getallen getrokken, en dat van jou is erbij.
found_not-kept =
    Zojuist op dit toestel nagerekend: alles is uit deze getallen getrokken. Welk getal van jou was, weet
    dit toestel niet.
found_other-seed =
    Dit klopt niet: het getal van de server is een ander dan waar die aan vastzat toen je ging zitten.
found_left-out = Dit klopt niet: het getal van je toestel is er niet bij.
found_never-asked =
    Je toestel had een getal klaar, maar de server heeft het weggelaten: het lot is zonder getrokken.
found_others-changed =
    Dit klopt niet: hier staan andere getallen dan waar iedereen aan vastzat toen je toestel het zijne bekendmaakte.
found_not-drawn = Dit klopt niet: het lot is niet uit deze getallen getrokken.
found_too-early = De server heeft zijn getal nog niet gegeven. Open dit zo meteen nog eens.
