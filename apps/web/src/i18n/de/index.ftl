### Spellenkast, der Spieleschrank: alles außer den Spielen selbst. Die Seite behält ihren
### niederländischen Namen. Wir sagen „du“ und „ihr“; eine Partie liegt auf einem Tisch.
