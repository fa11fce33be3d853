drawTitle = Offer a draw?
acceptDrawTitle = Accept the draw?
drawQuestion = If you both agree, the match is over and nobody wins.
drawAmongMore = If all the others agree, the match is over and nobody wins.
drawFrom = { $who ->
    [you] You offer a draw. If you move, the offer lapses.
   *[other] { $who } offers a draw. If you move, the offer lapses.
}
drawOffered = You have offered a draw. The offer lapses when the other side moves.
drawOfferedToComputer =
    You have offered a draw. The computer will answer when it is its turn to move.
resignTitle = Resign?
resignQuestion = The other side wins at once.
resignAmongMore = The others play on, and the computer makes your moves. You can no longer win.
resignYes = Yes, I resign
resignedAmongComputers = You have resigned. The computers play the match out among themselves.
resignedAmongPeople = You have resigned. The others play on, and the computer moves for you.
lookOn = Look on
playOn = Play on
