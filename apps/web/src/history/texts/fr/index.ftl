### Toutes les parties de cet appareil.
