title = Puzzles: { $game }
at = Puzzle { $lesson } of { $count }
numbered = Puzzle { $lesson }
ofDay = Today’s puzzle
grade = { $level ->
    [1] Easy
    [2] Tricky
   *[other] Hard
}
task = You are { $seatName }. There is one best move: find it.
next = Next puzzle
previous = Previous puzzle
# $move is a sentence without its subject: “move the king from e5 to e7”.
hint = You could { $move }, but there is something better.
second = That is the second-best move.
wrongTitle = Not yet
wrong = That is allowed, but there is a better move.
shownTitle = The solution
solution =
    The computer would { $move }. That wins about { $percent } times out of 100, the second-best
    move { $otherPercent } times.
