# The card at the start of the very first match: short, it fits a phone.
card_who = Your cook is { $cook }.
card_win = Fetch six different pancakes, walk to the king and lay them in his order. If all six are right you win.
card_lose = If another cook gets them right first, you lose.
card_turn = Toss a pancake. You walk the number that comes up. End exactly on a pile and you may take one.

# Notes on the board, each one only once.
note_fell_caught = Caught! Walk what lies on top; after that you may toss once more.
note_fell_missed = Missed, but it turned over: you walk, without a second throw.
note_fell_invalid = It did not turn over: you do not walk, and the next player may move your cook.
note_collected = It is on your tray. You need one of each kind; what lies on the glowing piles is still missing.
note_crown = A crown! It lets you look under one of the king’s covers.
note_peeked = Only you know this. Lay that kind on the same place of your tray; if it is taken, swap the two.
note_laid = A pancake on a tile blocks the way. Lay yours where it hinders somebody.
note_arrived = The first cook is before the king. Everybody may arrange the tray once more.
note_pan_small = You are in the lead, so you toss with the small pan.
note_pan_large = You are behind, so you may toss with the large pan.
note_refused = Tiles with a green ring can be chosen.

# Why somebody else did this.
reason_missing = That kind, { $kind }, was still missing.
reason_smallPan = Whoever leads must toss with the small pan.
reason_peeked = Whoever takes a crown may do that.
