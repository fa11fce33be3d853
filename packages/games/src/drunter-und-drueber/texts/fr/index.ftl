### Drunter und Drüber. Des pions sur des cases ; un pion sur sa couleur est « bien placé », et qui
### croit les siens tous bien placés crie « Fini ! ».
