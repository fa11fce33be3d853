### Drunter und Drüber. Discs lie on circles; who thinks that all stand right calls “Klaar!”, in
### every language.
