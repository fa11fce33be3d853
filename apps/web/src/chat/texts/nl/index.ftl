### Wat er aan tafel wordt gezegd. We zeggen “je”.
