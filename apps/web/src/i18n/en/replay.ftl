title = Look back: { $game }
heading = Look back
toStart = To the start
stepBack = One move back
stepForward = One move on
toEnd = To the end
play = Play
pause = Pause
slider = Place in the match
at = Move { $ply } of { $count }
atStart = Opening position
eyes = Through whose eyes?
open = All open
eyesOf = As { SUBJECT($who) } saw it
estimate = Who is doing better?
estimateStart = Let the computer have a look
estimateAfter = Who is ahead, the computer says only after the end: people may still be playing this match against each other.
estimateBusy = The computer is looking: { $done } of { $count }
estimateText = { $name }: { $percent }%
estimateGraph = Chance of winning in the course of the match, as the computer sees it
estimateHow = As the strongest computer estimates it, if everybody plays well from here on.
shownMove = { $who ->
    [you] Shown: your move ({ $ply })
   *[other] Shown: move { $ply }, by { $who }
}
preferred = Here the computer would { $move }.
preferredSame = The computer, too, would { $move }.
share = Share this position
shareText = The link opens the match at exactly this move.
toTable = To the table
importTitle = Look back at a match
importText =
    Choose a file that was saved here, drag it here, or paste what is in it. Every move is checked
    against the rules first.
importFile = Choose a file
importPaste = Or paste its content
importButton = Look back at this match
stillRunning =
    This match is still running and has things to hide. You can look back once it is over.
noReplayTitle = This match cannot be shown

faults_not-json = This is not a readable file of a match: it is not JSON.
faults_broken-link = The link was damaged on its way; the match cannot be read from it.
faults_not-judged =
    The throws of this match could not be checked. Are you offline? Try again in a moment.
faults_not-fetched =
    What belongs to this game could not be fetched. Are you offline? Try again in a moment.
faults_no-file = The file could not be read. Choose it again.
faults_not-a-record = This is not the file of a match.
faults_bad-field = This is not the file of a match: something is wrong at “{ $field }”.
faults_unknown-game = The game “{ $game }” is not in this cupboard.
faults_unknown-rules-version =
    This match was played under version { $version } of the rules, which we do not know.
faults_bad-setup = The table cannot have been set like this. { $reason }
faults_masked-entry = Move { $at } is hidden: this file is of a match that was still running.
faults_refused-entry = Move { $at }, “{ $move }”, is not allowed. { $reason }
faults_empty-entry = Move { $at } is not allowed: nothing stands there. ({ $reason })
faults_wrong-spelling = Move { $at } is written “{ $move }”, but should be written “{ $expected }”.
faults_wrong-verdict =
    Move { $at } is “{ $move }”, but the referee gives “{ $expected }” for this throw (T7).
faults_nonce-does-not-match-hash =
    The number of seat { $seat } is not the one that this seat was bound to.
faults_seed-does-not-match-hash = The seal of chance does not fit the chance in this file.
faults_wrong-result = The result in the file does not follow from the moves.
