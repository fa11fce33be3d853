### Tablut. Hell und Dunkel sind Namen und werden großgeschrieben. Figuren sind alle, Steine sind
### Verteidiger und Angreifer, nie der König. Die Felder heißen wie auf einem Schachbrett.
