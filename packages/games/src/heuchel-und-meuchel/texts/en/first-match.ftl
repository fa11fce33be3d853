# The card at the start of the very first match: short, it fits a phone.
card_who = { $place } is yours.
card_win = Every card wants to go up seven rows. Once home it counts what it shows. Most points win.
card_lose = What is not home at the end counts as minus. And a higher card on the same row can take yours.
card_turn = Bring one card or stack to the next free field above it. You jump over cards, sometimes several times in a row.

# Notes on the board, each one only once.
note_laidOut = Every card wants to reach its own wallpaper, seven rows higher, where it glows. Until it is home, it counts as minus.
note_jumped = Occupied fields are jumped over, to the next free one.
note_jumpedOn = If another card lies above the landing, you may jump on at once.
note_canTake = A lower card lies here, which you may take: first the letter of the class counts (F, M, Q, Pa, B, Pr), then the number.
note_youTook = Taken! It travels under yours: minus for you until it is at its goal or past it, then plus. You may move again.
note_points = The points as they stand now are at the bottom. A “?”: there is also a covered card that you do not know.
note_youLost = A higher card on the same row has taken yours along.
note_home = Home! This card lies face down, is safe and counts as plus.
note_lapsed = These cards were past their goal already: they leave the board and count as minus.
note_nearEnd = Nearly over! It ends once no more than one player has cards left to bring home. What is not home then is minus.
note_removed = No move fitted the roll: a card has to go, and it counts as minus.
note_refused = Choose one of your cards: green rings show where it may go.

# Why somebody else did this.
reason_home = That card is home: plus { $points }.
reason_tookYours = Your card lay on the same row and was lower.
reason_took = That card lay on the same row and was lower.
reason_canTake = There is something lower to take on row { $row }.
reason_jumps = { $who ->
    [you] So you are { $steps } rows higher at once.
   *[other] So { $who } is { $steps } rows higher at once.
}
