toss =
    .label = Tossing
    .explain = Do you really toss the pancake, or do the odds of your pan decide?
    .value-skill = By hand
    .value-chance = By lot

crowns =
    .label = Crowns
    .explain = May a cook have more than one crowned pancake on the tray?
    .value-one = One at most
    .value-free = As many as you like

assist =
    .label = Help with tossing
    .explain = May those who would rather do so leave their own throws to chance?
    .value-on = Yes
    .value-off = No, everybody tosses
