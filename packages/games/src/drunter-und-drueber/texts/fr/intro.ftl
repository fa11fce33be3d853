name = Drunter und Drüber
tagline = Tout est sens dessus dessous. Tu te rappelles ce qu’il y a dessous ?
about =
    Un joyeux jeu de mémoire pour deux à six joueurs, connu aussi sous le nom de « Sens dessus
    dessous ». Amène tes huit pions sur les cases de ta couleur. Mais ce qui est sous un pion, plus
    personne ne le voit, et les autres te grimpent dessus avec plaisir. Tu crois que tout est bien
    placé ? Alors crie « Fini ! ». Si tu te trompes, tu es hors jeu.
