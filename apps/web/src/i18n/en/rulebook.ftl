title = Rules of { $game }
heading = Rules
search = Search the rules
searchHint = Words, or a number
# For searching: words that mean the same, in groups: a, b; c, d.
synonyms = draw, tie, stalemate; capture, take; win, victory; resign, give up, concede; take back, undo; turn, to move; end, over, finish
found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
nothing = Nothing found. Try another word.
contents = Contents
ruling = our ruling
rulingExplained =
    Where a rule is marked “our ruling”, the booklet is silent or contradicts itself; this is how we
    play it.
linkTo = Link to rule { $rule }
option = There is a choice here: you make it when you set the table.

table = At every table

table_T1 =
    A move is written the way its game prescribes. What cannot be read is refused and changes
    nothing.

    Whoever types may sometimes be shorter; the record always has the full spelling. A “?” stands for
    a move that its reader may not know yet.

table_T2 = When a match is over nothing is added to it: no move, no offer, no chance.

table_T3 =
    You may resign at any time, also when it is not your turn. It cannot be taken back.

    With two players the other one wins at once. With more the others play on, and the computer
    makes your moves from then on. Whoever has resigned can no longer win; the last one left
    wins.

table_T4 =
    You may offer a draw at any time. When everybody who is still playing has offered, the match is
    drawn.

    An offer lapses when somebody moves who has not made it. While it stands you can neither repeat
    nor withdraw it.

    Each player may offer a draw twenty times in a match. Accepting somebody else’s offer is always possible.

table_T5 =
    Whoever runs out of time, or stays away longer than the table allows, loses as by resigning
    (T3). Only the table itself can say so.

table_T6 =
    You may take back your last move as long as nothing stands against it: somebody else has moved,
    offered or resigned, chance has spoken, something hidden was revealed, the match is over, or the
    game forbids it.

    The computer takes back its answer without a grumble. The record keeps both, the move and the
    taking back.

    You can go back sixteen moves at the most, and each player may take back two hundred times in a match.

table_T7 =
    Only those whose turn it is decide. Where several decide at the same time they do so in any
    order, once each.

    What chance decides follows from a secret number. Its seal is known from the start and the
    number itself after the end, so that anybody can check that nothing was tampered with.

table_T8 =
    The number of players and the options of the table are settled before the first move and never
    change afterwards.

table_T9 =
    A match cannot go on for ever. When the record is full, with all the moves that the rules allow and
    all that T3, T4 and T6 add to them, nothing more can be moved or taken back. Resigning and a draw
    are still possible.

    Where the game itself sets no end, as Die Leibköche does not, that is after twenty thousand moves and
    throws.

table_T11 =
    At a table on the server you may play with a clock: for each decision, for the whole match, or in days. In days
    the weekend and the night may be left out, by the time of whoever set the table.

    The clock begins when all seats are taken and everybody is there; it waits a minute for whoever does not come. The
    server’s clock decides: a move counts if it has arrived in time. Where several decide at once, everybody’s clock runs. Chance costs nobody time.

    Whoever runs out of time loses (T5). Taking a move back does not bring its time back. The computer has no clock,
    and while the server stands still nobody’s time runs.

table_T12 =
    At a table on the server you agree what happens when somebody stays away: wait, let the computer sit in, or lose
    (T5). In matches by days the table waits for as long as there is time.

    Whoever closes the page has ten seconds to come back; whoever has lost the connection, a minute. It only counts
    while you have to decide.

    When nobody who plays is at the table any more, it waits a quarter of an hour before the computer does anything.

    The computer that sits in plays about as well as you do: by your rating in that game (T16), and at level 3 without one. It knows
    only what your seat has seen, and agrees to no offer. When you are back, the decision that stands
    is yours again; what was decided stays.

    In matches by days everybody has twenty-one days of holiday: so many are added to the decision you have to
    make.

table_T13 =
    In the lobby you may have one wish at a time, over several games. Whoever has looked longest goes
    first, and plays with whoever has looked longest of those who fit; the choices are the usual
    ones. Those who are found sit at the table at once, and anyone may watch.

    The clock is a quarter of an hour for each player and ten seconds with every move; over days it is
    three days for each move.

    You are looking for as long as you are there: whoever is away for about a minute and a half
    is not looking any more. If you play the computer meanwhile, you are told when somebody comes; that
    match is kept.

    A table is public, for those with the link, or only for those who play. At a public one anyone may
    watch, and sit down where a seat is free while somebody waits there.
table_T15 =
    In Tablut you may plan ahead while the other one thinks: what they might do, and what you would
    answer, at most eight lines of twelve moves. If the match goes that way, the server moves for you at
    once. If it goes otherwise, that line is forgotten.

    Nobody else knows of your plan. In the other games something is hidden or left to chance, so that there
    is nothing to plan.

table_T16 =
    A table on the server can be rated: then the result counts for everybody’s rating in that game. Everyone at the
    table is a person with an account, a clock is running (T11), and there are no hints.

    A rating is an estimate with an uncertainty that grows smaller with every match. With more than two players it
    counts who ends before whom; whoever resigns or runs out of time ends last. After ten matches you are on the ladder.

    A match does not count if somebody resigns before their first decision. Whoever sits down and then stays away until
    the time is up loses, but nobody’s rating gains by it. With the same opponent five matches of a game count in a day.
    Beating players with fewer than ten matches takes you to 1800 and no further. Programs do not play at such a table.

table_T18 =
    You become friends by a link: one of you makes it, the other opens it and says yes. A link works once, for seven
    days. Friends see whether the other is at a table, and can ask each other to a table that they have set. Either of
    them can end it.

    The result of a match between people counts on the page of everybody who played. Whoever has an account shows
    everyone there their name, their ratings and their public matches, and what they like to begin with; what was not
    public is seen only by those who were there.
