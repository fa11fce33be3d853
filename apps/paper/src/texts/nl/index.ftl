### Wat op de vellen van een zelf te printen spel staat. We zeggen “je”.
