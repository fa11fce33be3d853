title = Réglages
name = Ton nom
nameHint =
    C’est ainsi que les autres te voient à table. Rien d’obligatoire : sans nom, on joue tout aussi
    bien.
nameSave = Enregistrer
nameSaved = Nom enregistré
language = Langue

theme = Apparence

themes_system = Comme l’appareil
themes_light = Jour
themes_dark = Soir

sound = Son
soundHint = Le bruit du bois, des cartes, de la poêle et de la mer ; un téléphone vibre aussi. À 0, tout est coupé.
soundOff = coupé
soundVolume = { $percent } %

pace = Rythme à la table

paces_calm = Calme
paces_brisk = Vif
paces_at-once = Immédiat

motion = Moins de mouvement
motionHint = Les pièces sautent au lieu de glisser
notation = Afficher la notation
notationHint = Les coups aussi en notation, à côté de la phrase, et un champ pour les taper
