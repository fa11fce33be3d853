title = Sceau du hasard
text = Grâce à lui, chacun peut vérifier après la partie que personne n’a triché avec le hasard.
all =
    Chaque appareil à table ajoute son propre nombre au hasard. Ces nombres ne sont révélés qu’une fois
    tous fixés ; le hasard en est alors tiré. Ainsi, personne ne peut le choisir, pas même la personne
    qui gère ce serveur. Seul quelqu’un qui joue à cette table et connaît en plus le nombre du serveur pourrait
    orienter certains tirages.
own_awaited = Le hasard a été tiré sans le nombre de ton appareil.
own_committed = Le hasard a été tiré sans le nombre de ton appareil.
own_revealed = Ton appareil a ajouté son propre nombre ; le hasard en a été tiré.
own_withheld = Ton appareil ne connaissait plus son nombre ; le hasard a été tiré sans lui.
numbers = Vérifier les nombres
server = Le serveur
none = non révélé
found_added =
    Vérifié à l’instant sur cet appareil : tout a été tiré de ces nombres, et le tien en fait partie.
found_not-kept =
    Vérifié à l’instant sur cet appareil : tout a été tiré de ces nombres. Lequel était le tien, cet
    appareil l’ignore.
found_other-seed =
    Quelque chose cloche : le nombre du serveur n’est pas celui qu’il avait scellé quand tu as pris place.
found_left-out = Quelque chose cloche : le nombre de ton appareil n’en fait pas partie.
found_never-asked =
    Ton appareil avait un nombre tout prêt, mais le serveur l’a laissé de côté : on a tiré sans lui.
found_others-changed =
    Quelque chose cloche : ce ne sont pas les nombres que chacun avait scellés quand ton appareil a dit
    le sien.
found_not-drawn = Quelque chose cloche : le hasard n’a pas été tiré de ces nombres.
found_too-early = Le serveur n’a pas encore donné son nombre. Rouvre ceci dans un instant.
