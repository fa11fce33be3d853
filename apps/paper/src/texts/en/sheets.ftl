title = { $game } to make yourself
contents = What is in it
how = How to make it
scale = Print at actual size: 100 %, not “fit to page”. Measure the line below: it is exactly 100 mm long.
duplex = Sheets with a back follow each other. Print them on both sides and have the paper flipped on its long edge.
cut = Use sturdy paper or glue the sheets to cardboard. Cut cards along the marks in the margin and round pieces along the fine line.
glue = A board on several sheets: cut each part along the marks and join the parts edge to edge.
ruler = 100 mm
foot = { $game } · { $component }{ $side ->
    [back] , back
   *[front] {""}
} · sheet { $sheet } of { $sheets } · 100 %
board = { $count ->
    [one] board
   *[other] { $count } boards
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cooks = { $count ->
    [one] { $count } cook
   *[other] { $count } cooks
}
discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
kings-pancakes = { $count ->
    [one] { $count } pancake for the king
   *[other] { $count } pancakes for the king
}
pancakes = { $count ->
    [one] { $count } pancake for the piles
   *[other] { $count } pancakes for the piles
}
pans = { $count ->
    [one] { $count } pan
   *[other] { $count } pans
}
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
shark = { $count ->
    [one] { $count } shark
   *[other] { $count } sharks
}
throwing-pancakes = { $count ->
    [one] { $count } throwing pancake
   *[other] { $count } throwing pancakes
}
trays = { $count ->
    [one] { $count } tray
   *[other] { $count } trays
}
