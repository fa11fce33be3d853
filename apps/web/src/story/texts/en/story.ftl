title = The story: { $game }
running = The match is not over yet. Its story is told after the end.
busy = The computer is going through the match: { $done } of { $count }
stop = Stop looking
stopped = It has stopped looking.
goOn = Go on looking

led = { $who ->
    [you] { $percent ->
        [100] You were clearly ahead for the whole match.
       *[other] You were clearly ahead for { $percent }% of the match.
    }
   *[other] { $percent ->
        [100] { $who } was clearly ahead for the whole match.
       *[other] { $who } was clearly ahead for { $percent }% of the match.
    }
}
neverAhead = Nobody was ever clearly ahead.
changes = { $count ->
    [one] The lead changed hands once; less than { $percent }% does not count.
   *[other] The lead changed hands { $count } times; less than { $percent }% does not count.
}
decided = { $who ->
    [you] From move { $ply } on you never let go of the lead.
   *[other] From move { $ply } on { $who } never let go of the lead.
}
comeback = After move { $ply } the computer gave { OBJECT($who) } no more than { $percent }%.

board = The board
graph = Who was better off?
graphHint = Choose a place on the graph: the board follows.
legend = { $name }: { $percent }%

turning = Turning points
turningNone = No single move turned the match around.
turningMemory =
    The computer remembered everything there was to see. Whoever had forgotten something may still have played
    very well; a hint does not remember everything either.
turningAt = Move { $ply }
played = The choice was to { $thing }.
cost = { $who ->
    [you] That lowered your chance of winning by about { $percent } percentage points.
   *[other] That cost { $who } about { $percent } percentage points of winning chance.
}
advised =
    A hint had advised this move. It thinks for a shorter time and remembers less: whoever followed it is
    not to blame.
show = Show on the board
showAt = Show on the board: move { $ply }

luck = Good luck and bad
luckHow =
    The computer made every draw again many times, with everything open, and let ordinary players finish the match.
    Where the real draw did better than their average, that was good luck, and otherwise bad; over many matches it
    evens out. The graph knows only what a player could know: what looks good there may be bad luck here.
luckBusy = Chance is being drawn again: { $percent }%
luckStop = Stop drawing
luckGave = { $percent ->
    [one] Chance gave { OBJECT($who) } { $percent } percentage point of winning chance.
   *[other] Chance gave { OBJECT($who) } { $percent } percentage points of winning chance.
}
luckCost = { $percent ->
    [one] Chance cost { OBJECT($who) } { $percent } percentage point of winning chance.
   *[other] Chance cost { OBJECT($who) } { $percent } percentage points of winning chance.
}
luckNothing = For { OBJECT($who) } chance made no difference to speak of.
luckError = ± { $percent }
luckMost = What mattered most
luckDraw = { $name }: { $change }%

knew = What each one knew
knewTruth = As it was
knewNothing = Nothing is hidden at this moment.
knewSure = { $who ->
    [you] You knew { $done } of the { $count } hidden things for certain.
   *[other] { $who } knew { $done } of the { $count } hidden things for certain.
}
thoughtBot = What { $who ->
    [you] you thought
   *[other] { $who } thought
}
thoughtPerson = { $who ->
    [you] What you could know with a good memory
   *[other] What { $who } could know with a good memory
}
where = Where
truth = What lay there
likely = How likely that was to { OBJECT($who) }
percent = { $percent }%
rather = { $percent }%, rather { $thing }
more = { $count ->
    [one] And { $count } thing more.
   *[other] And { $count } things more.
}

evening = Records of this evening
fastest = Fastest win: { $match }, in { $count } moves
longest = Longest match: { $match }, { $count } moves
eveningComeback = Biggest comeback: { $name }, from { $percent }% ({ $match })
mostWins = Most wins: { $name }, { $count } times

picture = Share as a picture
pictureSaved = The picture has been saved.
pictureFailed = The picture could not be made.
history = All matches played
