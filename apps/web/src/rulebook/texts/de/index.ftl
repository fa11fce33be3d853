### Was an jedem Tisch gilt, welches Spiel auch darauf liegt.
