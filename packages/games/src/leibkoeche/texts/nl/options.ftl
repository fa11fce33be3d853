toss =
    .label = Opgooien
    .explain = Gooi je de pannenkoek echt op, of beslist het lot met de kansen van je pan?
    .value-skill = Met de hand
    .value-chance = Met het lot

crowns =
    .label = Kronen
    .explain = Mag een kok meer dan één pannenkoek met een kroon op zijn blad hebben?
    .value-one = Hoogstens één
    .value-free = Zoveel als je wilt

assist =
    .label = Hulp bij het gooien
    .explain = Mag wie dat liever doet zijn eigen worpen aan het lot overlaten?
    .value-on = Ja
    .value-off = Nee, iedereen gooit zelf
