### Drunter und Drüber. Schijven liggen op rondjes; wie denkt dat alles goed staat, roept “Klaar!”.
