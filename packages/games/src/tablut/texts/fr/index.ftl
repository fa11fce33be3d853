### Tablut. Clair et Sombre sont des noms et prennent une majuscule ; les cases s’appellent comme
### aux échecs. On prend un pion, on capture le roi.
