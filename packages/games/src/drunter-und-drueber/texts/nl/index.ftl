### Drunter und Drüber. Stenen liggen op vakjes; wie denkt dat alles goed staat, roept “Klaar!”.
