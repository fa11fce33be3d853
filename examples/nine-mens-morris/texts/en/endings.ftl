NM4_1 = { $loser ->
    [you] You are down to two pieces. { wins }
   *[other] { $loser } is down to two pieces. { wins }
}
NM4_2 = { $loser ->
    [you] You are shut in and cannot move. { wins }
   *[other] { $loser } is shut in and cannot move. { wins }
}
NM4_3 = A draw: the same position has come up for the third time.
NM4_4 = A draw: nothing has been taken for sixty moves.
NM4_5 = { $loser ->
    [you] You resign. { wins }
   *[other] { $loser } resigns. { wins }
}
NM4_6 = A draw, as you have agreed.
T5 = { SUBJECT($loser) } did not play on. { wins }
