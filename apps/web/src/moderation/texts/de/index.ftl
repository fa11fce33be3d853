### Für alle, die den Server betreiben.
