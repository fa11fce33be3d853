TB4_4 = The king has been caught. { wins }
TB4_5 = The king has reached a corner. { wins }
TB5_4 = A draw: the same position has come up for the third time.
TB5_5 = A draw: nothing has been taken for too long.
TB5_6 = { $loser ->
    [you] You have no move left. { wins }
   *[other] { $loser } has no move left. { wins }
}
TB5_7 = { $loser ->
    [you] You resign. { wins }
   *[other] { $loser } resigns. { wins }
}
TB5_8 = A draw, as you have agreed.
T5 = { SUBJECT($loser) } did not play on. { wins }
