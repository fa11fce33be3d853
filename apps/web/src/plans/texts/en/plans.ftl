open = Plan moves ahead
openWith = { $count ->
    [one] Plan moves ahead: one line kept
   *[other] Plan moves ahead: { $count } lines kept
}
intro =
    Play on this board what the other one might do and what you would answer. If the match goes that
    way, the server moves for you at once. Nobody else sees your plan.
soFar = This line: { $line }
nothing = Nothing yet: begin with a move of the other one.
yours = Your answer
theirs = What might the other one do?
back = One move back
save = Keep this line
lines = Planned
remove = Forget this line: { $line }
saved = Kept. If it comes to that, your answer is on the board at once.
cameTrue = It went as you had planned. { $line }
