title = The ladder of { $game }
heading = Ladder
about = A rating is an estimate: the truth is almost surely within the margin given. Whoever has played fewer than ten rated matches is not listed yet.
none = Nobody has played ten rated matches yet.
unreachable = The ladder cannot be reached at the moment.
played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
nameless = A player
you = { $name } (you)
spread = { $rating } ± { $uncertainty }
yours = Your rating: { $rating } ± { $uncertainty }.
yoursSoFar = Your rating so far: { $rating } ± { $uncertainty }, after { $count ->
    [one] { $count } match
   *[other] { $count } matches
}.
play = Set a table
rated = Rated
ratedHint = The result counts for everybody’s rating. Everyone has an account, a clock is running, and there are no hints. Whoever sits down and then stays away loses.
ratedNeeds = For that, choose a clock and leave the seats to people.
needsAccount = This match is rated, and for that you need an account. It takes a moment; then you sit down here.
makeAccount = Make an account
haveAccount = I have one already
