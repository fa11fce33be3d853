title = Puzzles: { $game }
at = Puzzle { $lesson } of { $count }
numbered = Puzzle { $lesson }
ofDay = Today’s puzzle
grade = { $level ->
    [1] Easy
    [2] Tricky
   *[other] Hard
}
task = { $goal ->
    [win] You play { $seatName }. Goal: to win. One move makes the win as good as certain: find it.
    [stay-ahead] You play { $seatName }. Goal: to stay ahead. Only one move keeps you the better chance of winning: find it.
   *[best-chance] You play { $seatName }. Goal: the best chance of winning. One move is best for that: find it.
}
next = Next puzzle
previous = Previous puzzle
aim = Of the best move the computer says: “{ $text }”
# $move is a sentence without its subject: “move the king from e5 to e7”.
nearMiss = You could { $move }, but there is something better.
second = That is the second-best move.
wrongTitle = Not yet
wrong = That is allowed, but there is a better move.
shownTitle = The solution
solution =
    The computer would { $move }. That wins about { $percent } times out of 100, the second-best
    move { $otherPercent } times.
