### Un compte : le créer, s’y connecter, le gérer.
