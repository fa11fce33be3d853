title = Table: { $game }
players = Players
actions = What you can do
notes = Beside the table
you = You
neighbour = Neighbour
somebody = Somebody
computer = Computer
level = level { $level }
levelShort = lvl { $level }
openSeat = Empty seat
away = away for now
onTurn = to move
hasOffered = offers a draw
lineLost = offline
substitute = computer
left_resign = resigned
left_clock = time is up
left_absence = stayed away
left_unknown = out of play
wins = has won
turnForYou = The computer plays for you
turnOf = { $who ->
    [you] Your turn
   *[other] { $who } to move
}
turnOfSeveral = { CAPITAL(SUBJECT($players)) } to move
turnThinking = { $who ->
    [you] Your turn
   *[other] { $who } is thinking …
}
turnOpen = Waiting for somebody to sit down
turnChance = Let us see …
turnRead = See what happened
turnMissed = What you have missed
turnNumbers = { $players ->
    [you] Just a moment: it is about to begin …
    [with-you] Just waiting for { OBJECT($players) } …
    [one] It begins as soon as { $players } has this match open
   *[other] It begins as soon as { $players } have this match open
}
turnOver = Finished
turnDraw = A draw
turnWon = { $winners ->
    [you] You have won
    [with-you] { CAPITAL(SUBJECT($winners)) } win
    [one] { $winners } wins
   *[other] { $winners } win
}
watching = You are watching.
noMoveYet = No move yet
undo = Take back
undoReady = Take back your last move
hint = Hint
hintThinking = Looking for a hint …
hintText = The computer would { $move }.
drawDeclined = { $who ->
    [you] You do not accept the draw.
   *[other] { $who } does not accept the draw.
}
drawOfferedBy = { $who ->
    [you] You offer a draw.
   *[other] { $who } offers a draw.
}
drawAgreed = { $who ->
    [you] You accept the draw.
   *[other] { $who } accepts the draw.
}
tookBackAsked = { $who ->
    [you] You took back a move, on request.
   *[other] { $who } took back a move, on request.
}
hintLater = You get a hint when it is your turn.
draw = Draw
offerDraw = Offer a draw
acceptDraw = Accept the draw
askedByName = { $name } – { $text }
resign = Resign
flip = Turn the board
soundOn = Sound on
soundOff = Sound off
leave = Back to the cupboard
rules = Rules
skipToActions = Skip to what you can do
skipToNotes = Skip to moves and rules
reckoning = The reckoning
moreNotes = Moves and rules
chat = Chat
moreNotesAndChat = Moves, chat and rules
lessNotes = Fold away
tabLog = Moves
tabRules = Rules
legend = What you see
tabTable = Table
logEmpty = The moves will stand here.
logEarlier = Earlier moves
logLater = Later moves
takenBack = taken back
tookBack = { $who ->
    [you] You have taken back a move.
   *[other] { $who } took back a move.
}
typeMove = Type a move
typeMoveHint = Type a move, { $move } for example, and press Enter.
typeMoveSend = Move
refusalRule = Rule { $rule }
catchUp = { $count ->
    [one] { $count } move still to see
   *[other] { $count } moves still to see
}
skip = Skip
goOn = Go on
reconnecting = Connection lost. We are trying again; your match is safe.
reconnectingIn = { $seconds ->
    [one] Connection lost. We try again in { $seconds } second; your match is safe.
   *[other] Connection lost. We try again in { $seconds } seconds; your match is safe.
}
inviteHere = Invite somebody to this seat
inviteTitle = Invite somebody
inviteText = Whoever opens this link plays { $seatName }.
inviteLink = Link for { $seatName }
copyLink = Copy the link
shareLink = Share the link
watchLink = Link for watching
watchText = Whoever opens this link watches.
inviteShareText = Play { $game } with me!
join = Sit down
justWatch = I am just watching
resultTitleWon = You win!
resultTitleLost = You lose
resultTitleDraw = A draw
byResign = { $who ->
    [you] You have resigned.
   *[other] { $who } has resigned.
}
bySomebodyResigned =
    Whoever came out best had resigned. So the best of those who stayed wins.
byYouResigned =
    You came out best, but you had resigned. So the best of those who stayed wins.
byAgreement = You agreed on a draw.
byClock = { $who ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}
byAbsence = { $who ->
    [you] You did not come back.
   *[other] { $who } did not come back.
}
score = { $name }: { $points }
replay = Look back
story = The story
mayI = May I?
mayIHint = While this is on, a choice only asks.
handOver = Seen it all? { $name } is next.
handOverNow = Close the curtain
curtainTitle = Hand the device to { $name }
curtainText = Behind this curtain lies what that player alone may see.
curtainOpen = I am { $name }
brokenOff =
    This match cannot be continued as it is here. Try again: the rules may have been renewed meanwhile.
    If this stays, it cannot be read any more; that was reported.
optionsTitle = At this table
download = Save as a file
nextTurn = Another match: your turn
onlookers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
seatNumbered = Player { $seat }
