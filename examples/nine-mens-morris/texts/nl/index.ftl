### Molenspel. Licht en Donker zijn namen en krijgen een hoofdletter; de stukken heten stenen, de plekken
### punten, drie op een lijn een molen.
