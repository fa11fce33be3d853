title = Rules of { $game }
heading = Rules
search = Search the rules
searchHint = A word, or a number
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
