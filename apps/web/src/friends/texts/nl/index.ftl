### Vrienden.
