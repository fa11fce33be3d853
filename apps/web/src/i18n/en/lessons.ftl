title = Learn { $game }
at = Lesson { $lesson } of { $count }
hint = Hint
solution = Show me
again = Once more
next = Next lesson
previous = Previous lesson
rules = The rules behind it
solvedTitle = Well done
wrongTitle = Nearly
hintTitle = A hint
allDone = Those were all of them. You can play!
playNow = Play the computer now
# Stars are for those who manage without help.
stars = { $count } of { $most } stars
hintCost = A hint costs a star
solutionCost = Looking at the solution costs all stars
