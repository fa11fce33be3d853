begin = C’est parti
goOn = Continuer
known = Je connais ce jeu
forName = { $game } : { $name } commence
card = En bref : comment gagner ?
again = Montrer de nouveau l’aide aux débutants
againHint = La carte du début et les petits mots sur le plateau reviennent, à ta prochaine partie de chaque jeu.
againDone = À ta prochaine partie, tout sera de nouveau expliqué.
