bad-setup = The kitchen cannot be set up like that.
no-such-starter = That player is not at the table.
not-now =
    Not now: first you have to { $due ->
        [put] say where the other cook goes
        [shift] shift a pancake
        [from] take a throwing pancake
        [toss] toss
        [fall] see how it falls
        [walk] walk
        [take] take the pancake or leave it
        [tray] choose a place on your tray
        [peek] look at one of the king’s places, or not
        [lay] lay the throwing pancake down
        [order] arrange your tray
       *[other] do something else
    }.
tile-not-free = Tile { $tile } is not free.
not-on-row-one = While the stack lasts nothing is laid in row 1.
no-pancake-there = There is no throwing pancake on { $tile }.
laid-last = The one on { $tile } was laid down last and cannot be taken this turn.
by-hand-only = At this table everybody tosses by hand.
by-chance-only = At this table chance decides: choose half a turn or a full one.
not-a-hand = No hand moves like that. Toss again.
impossible-fall = This pancake cannot fall like that: { $face } would not be up.
wrong-length = You walk { $steps }, but it must be exactly { $wanted }.
no-step = From { $from } to { $to } is not a step.
back-and-forth = Back to { $tile } would be going back and forth.
pancake-in-the-way = A throwing pancake on { $tile } is in the way.
pile-in-the-way = You cannot pass the pile on { $tile }.
cook-in-the-way = There is a cook on { $tile } already.
back-where-you-began = You began on { $tile } and may not end there.
carpet-too-soon = You have only { $kinds }: you go to the king with six kinds.
place-taken = Place { $place } is taken.
no-such-face = This throwing pancake has no { $face }.
not-your-tray = Those are not the pancakes on your tray.
nothing-changed = Your tray lies like that already.
ordered-already = You have just rearranged your tray. Do something else first.
no-more-ordering = A cook stands before the king: your tray stays as it is.
