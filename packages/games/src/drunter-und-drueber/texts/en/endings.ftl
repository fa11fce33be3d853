DD5_2 = { $winners ->
    [you] Done! All eight of your discs stand right.
    [with-you] Done! All eight discs of { OBJECT($winners) } stand right.
   *[other] Done! All eight discs of { $winners } stand right.
}
DD5_4 = Everybody called too soon, except { OBJECT($winners) }.
DD5_5 = { $winners ->
    [you] The rounds are over. You have most discs right.
    [with-you] The rounds are over. { SUBJECT($winners) } have equally many discs right and share the win.
    [one] The rounds are over. { $winners } has most discs right.
   *[other] The rounds are over. { $winners } have equally many discs right and share the win.
}
T3 = { $winners ->
    [you] The others have resigned. You win!
    [with-you] The others have resigned. { SUBJECT($winners) } win!
    [one] The others have resigned. { $winners } wins!
   *[other] The others have resigned. { $winners } win!
}
T4 = A draw, as you all agreed.
T5 = { $winners ->
    [you] The others did not play on. You win.
    [with-you] The others did not play on. { SUBJECT($winners) } win.
    [one] The others did not play on. { $winners } wins.
   *[other] The others did not play on. { $winners } win.
}
