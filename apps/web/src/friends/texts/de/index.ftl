### Freunde.
