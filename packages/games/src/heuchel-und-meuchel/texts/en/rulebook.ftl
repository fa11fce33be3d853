HM1 = The house

HM1_1 =
    There are 36 cards: six classes of six. From low to high: fire-eater, musician, quack,
    patrician, bishop and prince. Within a class the rank runs from 1, the lowest, to 6.

HM1_2 =
    A card is higher than every card of a lower class, and than every lower rank of its own class.
    So quack 1 is higher than musician 6.

HM1_3 = Each player has a column of thirteen rows. Row 1 is at the bottom.

HM1_4 =
    Each class begins on a row of its own: fire-eaters on row 1, and so on up to the princes on row
    6. Its goal is seven rows higher, on rows 8 to 13. Row 7 belongs to nobody.
    .house =
        Three columns at the start. Each class is on its start row; seven rows higher there is the
        same wallpaper.

HM1_5 =
    Each floor has the wallpaper of its class, where it begins and where it wants to go. One look
    tells you where a card belongs.

HM2 = Setting up

HM2_1 =
    The cards are shuffled and everybody gets six. The others are out of the game; nobody sees them.

HM2_2 = Each card lies face up on the start row of its class, in its owner’s column.

HM2_3 =
    If you have several cards of one class they form a stack. You decide its order yourself, and in
    secret. The others see the top card only.
    .order = Of the stacks on row 3 and row 2 the others see the top card only.

HM2_4 =
    Everybody arranges at the same time. Until the last one is done nobody sees anything of
    another’s cards. Whoever has nothing to stack is done at once.

HM2_5 = After that the order within a stack never changes.

HM2_6 =
    After the arranging, lots are drawn for who begins. Turns go round clockwise, column by column.
    Whoever has no face-up cards left is skipped.

HM3 = Climbing

HM3_1 = On your turn you move one card or one stack in your own column. You cannot pass.

HM3_2 = Cards only go up, in their own column. Never down, sideways or diagonally.

HM3_3 =
    A card or stack goes to the nearest free field above. Occupied fields right in between are
    jumped over.
    .jumping = The fire-eater on row 1 jumps over musician and quack and lands on row 4.

HM3_4 =
    If there is something just above your landing you may jump on to the next free field, and so on.
    Also after a plain step of one. After each landing you choose whether to go on.
    .jumping-on = The fire-eater can go to row 2, and then on to row 4 and row 7.

HM3_5 =
    From a stack on its start row you may take everything along, or as many cards from the top as
    you like.

    If you agree that stacks may be split anywhere, this holds on every row. If what stays behind
    then shows a card on its goal or past it, HM4.7 and HM4.6 say what happens.
    .splitting = The three quacks are on their start row: one, two or three of them may go up.

HM3_6 =
    The top card of what you move may not go past its goal row. The cards beneath it may: they
    travel under protection.
    .protection =
        Quack 3 may go as far as row 10. The fire-eaters beneath travel along, even past their own
        goal on row 8.

HM3_7 =
    A goal field with face-down cards is free for whoever has its top card’s goal there. For
    everybody else it is occupied.
    .open-door = Row 8 is free for the fire-eater but occupied for the musician, who jumps to row 9.

HM3_8 = Whoever has a face-up card can always move. With the die: move, or remove a card.

HM4 = Feigning and murdering

HM4_1 =
    When your move is done, look along the row. You may take every face-up card or stack in another
    column whose top card is lower than yours. You need not.

    You say all at once what you take, from each column once at most.
    .reach =
        If quack 4 goes to row 4 it can take the musicians in column b and quack 2 in column d. The
        patrician in c is too high.

HM4_2 =
    Of a stack you take everything, or as many cards from the top as you like. You may not look
    first.

HM4_3 =
    What you take goes under your own card or stack, in the same order. If you take from several
    columns each lot goes to the bottom again: what you name last lies lowest.
    .under = Quack 2 was taken first, then both musicians. So they lie lowest.

HM4_4 =
    If you have taken something you may move again, with the same or another card or stack. And so
    on, as long as you take something. You may also stop.

HM4_5 = Nobody can take face-down cards.

HM4_6 =
    If only part of a stack was taken, and the card now on top is past its goal row, the whole rest
    leaves the board. Those cards count against their owner.
    .lapsing =
        The prince goes to row 9 and takes the bishop only. Fire-eater 6 is past his goal: he and
        the quack are lost.

HM4_7 = If that card is exactly on its goal row, the rest is turned face down and is safe.
    .coming-home =
        If the prince takes the bishop only on row 8, fire-eater 6 is exactly on his goal. The rest
        is turned face down.

HM5 = Coming home

HM5_1 =
    When the top card of a stack reaches its goal row, the whole stack is turned face down. It is
    safe and moves no more.

HM5_2 = What arrives on the same field later is laid on top.

HM6 = The end

HM6_1 =
    The game is over as soon as no more than one player has face-up cards.

    This is checked after every move, also in the middle of a long turn. Whoever has no cards at all
    is done too. So if you take the last face-up cards of everybody else you end the game yourself,
    with your own cards still on the stairs. It is allowed, and often unwise; the table warns you.

HM6_2 = A card is worth its rank, 1 to 6. The class does not matter.

HM6_3 =
    Cards in your column on their goal row or above it count for you. Cards in your column below it,
    and cards that left the board from your column, count against you.

HM6_4 =
    Each card counts for itself, also in a face-down stack. A bishop that was turned over under a
    fire-eater on row 8 is not home, and counts against you.
    .counting =
        Column a: fire-eater 3 counts plus 3, bishop 5 under it minus 5. Patrician 4 is not there
        yet: minus 4. Quack 6 beneath is: plus 6. Musician 2 is off the board: minus 2.

HM6_5 = The most points win. If totals are equal the win is shared.

HM7 = With the die

HM7_1 =
    If you play with the die you roll before you move. One card or stack goes up exactly that many
    rows. Occupied fields count like any other.
    .die = Rolled: 3. Fire-eater, musician and prince can each go up exactly three rows.

HM7_2 =
    You land on a free field (HM3.7 holds) and not past the goal of the top card. There is no
    jumping and no jumping on.

HM7_3 = For every extra move you roll again. You say whether you go on before you roll.

HM7_4 =
    If you cannot use your roll you lose your turn, and remove a card of your own that is not home
    yet. It counts against you. It is the top card of a stack of your choice.

HM7_5 =
    If that lays bare a card that is past its goal, it goes as well, and so on. If the next one is
    exactly on its goal, it is turned over.

HM7_6 =
    Everybody plays on until all their cards are home or gone, the last one alone. HM6.1 does not
    apply.

HM8 = Who knows what

HM8_1 =
    Everybody may know: all top cards, how high each stack is, every card that was ever on top, and
    every card that left the board.

HM8_2 =
    The order that you gave your own stacks is known to you alone, as long as those cards lie there
    unseen.

HM8_3 =
    Nobody leafs through a stack, not even after taking it. Usually the table shows you which cards
    you have seen and where they are now, and the class where it follows. If you would rather
    remember for yourself, switch that off: then, until the end, the table shows nothing but what lies
    open, not even the order that you gave yourself.

HM8_4 = When the game is over all cards are turned up.
