### Wat aan elke tafel geldt, welk spel er ook op ligt.
