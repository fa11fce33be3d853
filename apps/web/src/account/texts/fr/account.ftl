title = Compte
guest = Tu joues en invité. Avec un compte, tu retrouves tes parties sur tes autres appareils.
signedIn = Ta session est ouverte.
signedInAs = Session ouverte au nom { ELIDE("de", $name) }.
make = Créer un compte
signIn = Se connecter
signOut = Se déconnecter
manage = Gérer le compte
data = Tes données

makeTitle = Créer un compte
makeIntro = Tes parties, ton nom et tes réglages restent tels quels.
passkeyMake = Créer une clé d’accès
passkeyHint = Tu te connectes avec ton empreinte, ton visage ou le code de ton appareil. Rien à retenir.
passkeyFailed = Cela n’a pas marché : aucune clé d’accès n’a été utilisée.
orPassword = Ou avec un mot de passe
name = Nom de connexion
password = Mot de passe
passwordHint = Au moins { $shortest } caractères. Une phrase entière convient très bien.
makeByPassword = Créer le compte

signInTitle = Se connecter
signInIntro = Ce que tu as commencé ici en invité rejoint ton compte.
passkeySignIn = Se connecter avec une clé d’accès
signInByPassword = Me connecter
lost = Je n’arrive plus à me connecter
code = Code de secours
codeHint = L’un des codes reçus avec le compte. Chacun sert une seule fois et déconnecte tous les autres appareils.
codeUse = Utiliser le code

made = Ton compte est créé, et ta session ouverte.
codesTitle = Tes codes de secours
codesIntro = Si tu perds ton mot de passe ou ton appareil, chacun de ces codes t’ouvre la porte une fois. Tu les vois maintenant et plus jamais ensuite : garde-les bien.
codesCopy = Copier
codesCopied = Codes copiés
codesSave = Enregistrer dans un fichier
codesDone = Je les ai gardés

newPasswordTitle = Choisir un nouveau mot de passe
recovered = Te revoilà ; tous tes autres appareils sont déconnectés. Choisis maintenant un mot de passe : la prochaine fois, il te suffira.
recoveredPassword = Te revoilà. Ton ancien mot de passe ne fonctionne plus, et tous tes autres appareils sont déconnectés. Choisis maintenant un nouveau mot de passe.
recoveredMail = Si tu avais donné une adresse e-mail, elle a été retirée par précaution. Tu peux la redonner dans ton compte.
recoveredPasskey = Tu peux aussi te connecter avec ta clé d’accès.
recoveredSkip = Continuer sans mot de passe
orPasskey = Ou avec une clé d’accès
noWayIn = Tu n’as pas encore de mot de passe. Sans lui, après une déconnexion, seul un code de secours te laissera revenir.

manageTitle = Ton compte
ways = Comment tu te connectes
passkeyOf = Clé d’accès · { $device }
passkey = Clé d’accès
since = depuis le { $date }
remove = Retirer
removePasskey = Retirer la clé d’accès du { $date }
addPasskey = Ajouter une clé d’accès
passkeyAdded = Clé d’accès ajoutée
passwordChange = Changer le nom ou le mot de passe
passwordChoose = Choisir un mot de passe
passwordCurrent = Mot de passe actuel
passwordNew = Nouveau mot de passe
passwordSave = Enregistrer
passwordSaved = Enregistré. Tous les autres appareils sont déconnectés, et les jetons de tes programmes ne marchent plus.

devices = Tes sessions ouvertes
unknownDevice = Un appareil
thisDevice = cet appareil
lastSeen = vu pour la dernière fois : { $date }
endSession = Déconnecter
endSessionOf = Déconnecter : { $device }

codesLeft = { $count ->
    [0] Tu n’as plus de code de secours.
    [one] Il te reste { $count } code de secours.
   *[other] Il te reste { $count } codes de secours.
}
newCodes = Créer de nouveaux codes
recovery = Si tu perds quelque chose

export = Tout télécharger
exportHint = Tout ce que le serveur garde de toi, dans un fichier.
deleteAll = Tout supprimer
deleteQuestion = Tout ce que le serveur garde de toi est supprimé pour de bon. Tu abandonnes les parties en cours ; dans les anciennes, tu deviens « quelqu’un ». Ce qui se trouve sur cet appareil y reste.
deleteNo = Non, garder
deleteYes = Tout supprimer

wrongPassword = Le nom ou le mot de passe est incorrect.
wrongPasskey = Cette clé d’accès ne correspond pas (ou plus) à un compte ici.
wrongCode = Ce code est incorrect ou a déjà servi.
wrongCurrent = Ton mot de passe actuel est incorrect.
proofTitle = Est-ce bien toi ?
proofIntro = Ceci donne accès à ton compte : confirme encore une fois que c’est toi.
proofGoOn = Continuer
proofByPasskey = Avec une clé d’accès

wire_not-signed-in = Il faut un compte pour cela. Connecte-toi d’abord.
wire_proof-needed = Confirme d’abord que c’est bien toi.
wire_bad-sign-in = Cela ne marche pas : c’est faux, déjà utilisé ou trop ancien.
wire_name-taken = Quelqu’un d’autre se connecte déjà sous ce nom.
wire_has-account = Tu as déjà un compte.
wire_last-way-in = Tu ne pourrais plus te connecter. Choisis d’abord un mot de passe ou ajoute une autre clé d’accès.
wire_too-many-passkeys = Un compte a au plus { $limit } clés d’accès. Retires-en une d’abord.
wire_bad-password = { $problem ->
    [too-short] Un mot de passe a au moins { $shortest } caractères.
    [too-long] Ce mot de passe est trop long.
   *[too-easy] N’importe qui devinerait ce mot de passe. Choisis-en un autre.
}
ownPage = Ma page
friends = Amis
mail = E-mail
mailHint = Avec une adresse, tu peux revenir même sans mot de passe, et nous pouvons te prévenir quand c’est à toi de jouer. Personne d’autre ne la voit.
mailAddress = Adresse e-mail
mailGive = M’envoyer un lien
mailPending = Nous avons envoyé un lien à { $address }. Suis-le dans les 24 heures, et l’adresse sera la tienne.
mailIs = Ton adresse est { $address }.
mailRefused = Les messages à { $address } n’arrivent pas. Saisis l’adresse à nouveau, ou une autre.
mailChange = Changer l’adresse
mailRemove = Supprimer l’adresse
mailRemoved = Adresse supprimée
mailLost = Par e-mail
mailLostHint = Si ton compte a une adresse, nous y envoyons un lien pour choisir un nouveau mot de passe.
mailLostSend = Envoyer le lien
mailLostSent = Si un compte a cette adresse, le message est en route. Le lien est valable une heure.

linkTitle = Depuis ton e-mail
confirmTitle = Confirmer l’adresse
confirmText = Cette adresse est-elle la tienne, et va-t-elle avec ton compte Spellenkast ?
confirmYes = Oui, confirmer
confirmDone = Ton adresse est confirmée.
recoverTitle = Nouveau mot de passe
recoverText = Ta session s’ouvrira ici et se fermera sur tous les autres appareils. Ton ancien mot de passe ne marchera plus.
recoverYes = Continuer
stopTitle = Arrêter les messages
stopText = Veux-tu ne plus recevoir ce genre de messages ?
stopYes = Ne plus les envoyer
stopDone = { $kind ->
    [yourTurn] Tu ne recevras plus de message quand c’est à toi de jouer.
    [timeShort] Tu ne recevras plus de message quand ton temps s’épuise.
   *[digest] Tu ne recevras plus de résumé quotidien par e-mail.
}

wire_bad-mail-address = Nous ne pouvons pas écrire à cette adresse. Est-elle correcte ?
wire_bad-mail-link = { $problem ->
    [used] Ce lien a déjà servi.
    [expired] Ce lien est trop ancien. Demandes-en un nouveau.
   *[unknown] Ce lien ne marche pas, ou plus. Un plus récent a peut-être été envoyé.
}
wire_too-many-mails = Trop de messages ont déjà été demandés. Réessaie plus tard.
