split =
    .label = Stapels splitsen
    .explain = Waar mag je een deel van je eigen stapel laten staan?
    .value-start = Alleen op de startrij
    .value-anywhere = Op elke rij

die =
    .label = De dobbelsteen
    .explain = Bepaalt een worp hoe ver je gaat, in plaats van springen?
    .value-off = Zonder dobbelsteen
    .value-on = Met dobbelsteen

memory =
    .label = Onthouden
    .explain = Laat de tafel zien welke kaarten je al gezien hebt, of moet je dat zelf onthouden?
    .value-aid = De tafel helpt
    .value-strict = Zelf onthouden
