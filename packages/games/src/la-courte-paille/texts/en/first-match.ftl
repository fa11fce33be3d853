# The card at the start of the very first match: short, it fits a phone.
card_who = { $count } of you are on a raft, each with five secret cards.
card_win = At the end, the character with the highest sum in the week is eaten. You win with the most points in that character.
card_lose = Without a card of that character you get nothing. With one, Coco the parrot counts too.
card_turn = Choose a card to put away, in secret. The lowest is first to take an open card from the menu into the hand.

# Notes on the board, each one only once.
note_dealt = The week: every turn a day opens and counts for its character. The cards of the one that leads glow.
note_coco = Coco the parrot: choose him, and you take nothing from the menu but change something in the week.
note_shown = From low to high everybody takes a card from the menu; of equal values, whoever sits nearest to the shark is first.
note_took = It is yours. Collect the character that will lead the week.
note_turned = A day is open. Under the week you see which character leads now; its cards glow.
note_called = Coco the parrot takes nothing from the menu but plays a trick on the week.
note_cooked = This day is out of the week and no longer counts.
note_landed = A day was added: the week lasts one turn longer.
note_looked = Only you know now what lies here.
note_shark = The shark moves on. With equal values, whoever sits nearest to it goes first.
note_refused = Choose a card to lift it, then press the button.

# Why somebody else did this.
reason_leads = { THE($figure) } leads the week.
reason_cooked = { THE($figure) } was leading the week.
reason_landed = So the week lasts one turn longer.
