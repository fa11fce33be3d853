NM1 = The board

NM1_1 =
    Three squares lie one within the other, joined in the middles of their sides. Corners and middles
    are the points, twenty-four in all. The columns are called a to g, the rows 1 to 7.

NM1_2 =
    Each side has nine pieces. The board begins empty; all pieces are still in hand, along the rim.
    .start = The start: an empty board, and nine pieces for each.

NM1_3 = Light begins. Then the players take turns. There is no passing.

NM2 = Placing, moving, flying

NM2_1 =
    As long as you have pieces in hand, you put one of them on an empty point each turn. You do not
    move any yet.

NM2_2 =
    Once your hand is empty, you move a piece each turn, along a line to the next point, if that is
    empty.
    .moving = The piece on d2 can go to b2, d3 and f2, but not to d1: there is one already.

NM2_3 =
    With only three pieces left, and none in hand, you may fly: a piece may go to any empty point.
    Whoever does not like that can switch it off at the start.

NM3 = Mills

NM3_1 =
    Three pieces of one colour on the three points of a straight line are a mill. There are sixteen
    such lines: the four sides of each square, and the four lines that join the squares.
    .mills = Light has a mill on b6, d6 and f6. The three dark pieces have none: they go round a corner.

NM3_2 =
    If your move closes a mill, you take a piece of your opponent off the board in the same turn. It
    does not come back. Without a mill you take nothing.

NM3_3 = If one move closes two mills at once, you still take only one piece.
    .double = Light places on d7 and closes two mills with it. That costs Dark one piece.

NM3_4 =
    A piece in a mill is safe. Only if all of your opponent’s pieces on the board are in mills may you
    take one of them after all.
    .safe = Light moves d6–d7. Only e4 and f2 can be taken; a1, d1 and g1 are in a mill.

NM3_5 = You may open a mill and close it again. Each time you take a piece.

NM4 = The end

NM4_1 = Whoever has fewer than three pieces, on the board and in hand together, has lost.

NM4_2 = Whoever is on turn and cannot move has lost.
    .shut-in = Dark moves d1–a1. None of the light pieces can get away.

NM4_3 =
    If the same position, with the same side to move, comes up for the third time, the match is drawn.
    That counts only once all pieces have been placed.

NM4_4 =
    If nothing is placed and nothing is taken for sixty moves, the match is drawn. The moves of both
    sides count.

NM4_5 = You may resign at any time.

NM4_6 =
    You may offer a draw at any time. If your opponent moves, the offer is gone. If your opponent
    offers a draw in return, the match is over.
