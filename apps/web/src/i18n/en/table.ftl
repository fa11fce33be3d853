title = Table: { $game }
players = Players
actions = What you can do
notes = Beside the table
you = You
neighbour = Neighbour
nameless = Guest
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
doneMeanwhile = { $count ->
    [one] While you were away, the computer decided for you once.
   *[other] While you were away, the computer decided for you { $count } times.
}
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
turnRead = Take your time
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
drawTitle = Offer a draw?
acceptDrawTitle = Accept the draw?
drawQuestion = If you both agree, the match is over and nobody wins.
drawAmongMore = If all the others agree, the match is over and nobody wins.
drawOffered = You have offered a draw. The offer lapses when the other side moves.
drawOfferedToComputer =
    You have offered a draw. The computer will answer when it is its turn to move.
drawFrom = { $who ->
    [you] You offer a draw. If you move on, the offer lapses.
   *[other] { $who } offers a draw. If you move on, the offer lapses.
}
resign = Resign
resignTitle = Resign?
resignQuestion = The other side wins at once.
resignAmongMore = The others play on, and the computer makes your moves. You can no longer win.
resignYes = Yes, I resign
resignedAmongComputers = You have resigned. The computers play the match out among themselves.
resignedAmongPeople = You have resigned. The others play on, and the computer moves for you.
lookOn = Look on
playOn = Play on
flip = Turn the board
soundOn = Sound on
soundOff = Sound off
leave = Back to the cupboard
rules = Rules
skipToActions = Skip to what you can do
skipToNotes = Skip to moves and rules
reckoning = The reckoning
moreNotes = Moves and rules
moreNotesAndChat = Moves, chat and rules
lessNotes = Fold away
tabLog = Moves
tabRules = Rules
legend = What you see
tabTable = Table
logEmpty = The moves will stand here.
logEarlier = Earlier moves
takenBack = taken back
tookBack = { $who ->
    [you] You have taken back a move.
   *[other] { $who } took back a move.
}
typeMove = Type a move
typeMoveHint = Type a move the way the list writes it, and press Enter.
typeMoveSend = Move
refusalRule = Rule { $rule }
catchUp = { $count ->
    [one] { $count } move still to see
   *[other] { $count } moves still to see
}
skip = Skip
goOn = Go on
reconnecting = Connection lost. We are finding it again; your match is safe.
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
rematch = Play again
rematchHint = The same people and strengths, everybody one seat on
joinRematch = A new match is ready
toRematch = To the match after it
replay = Look back at it
story = The story
historyFull = The match could not be added to those played: this device is full. Throw something away there, or save it as a file.
curtainTitle = Hand the device to { $name }
curtainText = Behind this curtain lies what that player alone may see.
curtainOpen = I am { $name }
otherDeviceTitle = This match lies on another device
otherDevice =
    It was played without a server. Ask for the link to its replay; that one can be seen anywhere.
brokenTitle = This match is broken
broken =
    This match cannot be read any more, and not be gone on with. It was reported; your other matches
    are not affected.
brokenOff =
    This match cannot be gone on with as it is here. Try again: it may have come under newer rules. If
    this stays, it cannot be read any more; that was reported.
oldRulesTitle = This match cannot be taken up again
oldRules = It was kept under rules that we no longer know.
optionsTitle = At this table
fair = Seal of chance
fairText = With it anybody can check, once the match is over, that chance was not tampered with.
fairAll =
    Every device at the table adds a number of its own to chance. Only when all of them are fixed are they
    told, and then chance is drawn from them. So nobody can choose it, not even whoever runs this server.
    Only somebody who plays at this table and also knows the server’s number could steer some draws.
fairOwn_awaited = Chance was drawn without the number of your device.
fairOwn_committed = Chance was drawn without the number of your device.
fairOwn_revealed = Your device added its own number; chance was drawn from it.
fairOwn_withheld = Your device no longer knew its number; chance was drawn without it.
fairNumbers = Check the numbers
fairServer = The server
fairNone = not told
fairFound_added =
    Checked on this device just now: everything was drawn from these numbers, and yours is among them.
fairFound_not-kept =
    Checked on this device just now: everything was drawn from these numbers. Which one was yours this
    device does not know.
fairFound_other-seed =
    This is wrong: the server’s number is not the one that it was bound to when you sat down.
fairFound_left-out = This is wrong: the number of your device is not among them.
fairFound_never-asked =
    Your device had a number ready, but the server left it out: chance was drawn without it.
fairFound_others-changed =
    This is wrong: these are not the numbers that everybody was bound to when your device told its own.
fairFound_not-drawn = This is wrong: chance was not drawn from these numbers.
fairFound_too-early = The server has not given out its number yet. Open this again in a moment.
download = Save as a file
nextTurn = Next match: your turn
onlookers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
seatNumbered = Player { $seat }
