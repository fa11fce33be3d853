### Spellenkast, l’armoire à jeux : tout ce qui n’est pas dans un jeu. Le site garde son nom
### néerlandais. On tutoie ; une partie se joue à une table. Coup, tour, nulle, abandonner,
### reprendre son coup. Le hasard tire au sort. Rien ne dit si un joueur est un homme ou une femme :
### on évite l’accord.
