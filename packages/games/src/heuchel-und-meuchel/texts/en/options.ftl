split =
    .label = Splitting stacks
    .explain = Where may you leave part of your own stack behind?
    .value-start = On its start row only
    .value-anywhere = On every row

die =
    .label = The die
    .explain = Does a roll say how far you go, instead of jumping?
    .value-off = Without the die
    .value-on = With the die

memory =
    .label = Remembering
    .explain = Does the table show which cards you have seen, or must you remember?
    .value-aid = The table helps
    .value-strict = Remember for yourself
