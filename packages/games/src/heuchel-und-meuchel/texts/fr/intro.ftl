name = Heuchel & Meuchel
tagline = Flatter, trahir et grimper.
about =
    Une haute maison pleine d’arrivistes. Mène tes cracheurs de feu, tes évêques et tes princes à
    l’étage qui leur revient, cache les faibles sous les puissants, et prends ce que tes voisins
    laissent à ta portée. Qui reste seul avec des cartes dans l’escalier paie l’addition.
