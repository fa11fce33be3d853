layout =
    .label = The circles
    .explain = Do the colours lie differently each time, or always as on the old board?
    .value-shuffled = Different each time
    .value-printed = Always the same board

block =
    .label = How long a disc is stuck
    .explain =
        After how many own turns under another disc may a disc slip out? In the old booklet it is
        stuck until the other one leaves.
    .value-3 = Three turns
    .value-5 = Five turns
    .value-endless = Until the other one leaves

falseClaim =
    .label = Wrongly saying “mine is right”
    .explain = What does it cost to say that your disc stands right when it does not?
    .value-skip = A missed turn
    .value-free = Nothing

rounds =
    .label = How long it lasts
    .explain = After so many rounds it is over, and whoever has most discs right wins.
    .value-30 = At most 30 rounds
    .value-60 = At most 60 rounds
    .value-150 = At most 150 rounds

memory =
    .label = Memory
    .explain =
        Must you remember what lies under the discs, or does the table show it? Help is nice while
        learning.
    .value-strict = Remember it yourself
    .value-aid = The table shows everything
