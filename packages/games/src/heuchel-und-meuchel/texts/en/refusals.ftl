not-now = { $due ->
    [arrange] First everybody puts their stacks in order.
    [move] Now you must move a card or a stack.
    [take] Say first whether you take something or leave it all.
    [again] Say first whether you go on or stop.
    [remove] Your roll fits nothing: remove a card of your own.
   *[other] That is not possible now.
}
bad-deal = The cards cannot have been dealt like this.
no-such-starter = There is no player { $seat } to begin.
bad-roll = A die has no { $pips }.
not-your-cards = Lay out exactly your own stacks: { $cards }.
nothing-to-move = There is nothing of yours on row { $row }.
face-down = The cards on row { $row } are face down: they are home and stay there.
no-such-part = You cannot take { $count } cards of the stack on row { $row }.
no-splitting-here = You may not split this stack on row { $row }. That is for its start row only.
never-down = In this house everybody goes straight up, never down and never aside.
past-its-goal = { THE($card) } wants to be on row { $goal } and may not go past it.
field-taken = There is something on row { $row } already. You land on a free field.
no-landing = { COUNT($landings) ->
    [0] You cannot get to row { $to } from here.
    [one] Not to row { $to }. From here you can land on row { $landings }.
   *[other] Not to row { $to }. From here you can land on rows { OR($landings) }.
}
not-the-roll = You rolled { $pips }, and this would be { $steps }.
nothing-to-take = There is nothing to take from { OBJECT($owner) } on this row.
outranked = { THE($card) } of { OBJECT($owner) } is not lower than your { $mine }.
safe = The cards of { OBJECT($owner) } on this row are home, and so they are safe.
column-twice = You take from { OBJECT($owner) } only once.
nothing-to-remove = There is nothing on row { $row } that you could remove.
