### Ein Konto: anlegen, anmelden, verwalten.
