title = Règles : { $game }
heading = Règles
search = Chercher dans les règles
searchHint = Des mots, ou un numéro
# Pour chercher : des mots de même sens, par groupes : a, b ; c, d.
synonyms = nulle, égalité, match nul, ex aequo; prendre, capturer; gagner, victoire; abandonner, abandon; reprendre, annuler; tour, trait; fin, terminée
found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
nothing = Rien trouvé. Essaie un autre mot.
contents = Sommaire
ruling = notre lecture
rulingExplained =
    Là où une règle porte la mention « notre lecture », le livret se tait ou se contredit ; voici
    comment nous jouons.
linkTo = Lien vers la règle { $rule }
option = Cette règle se choisit en préparant la table.

table = À toutes les tables

table_T1 =
    Un coup s’écrit comme son jeu le prescrit. Ce qui est illisible est refusé et ne change rien.

    En tapant, on peut parfois faire plus court ; la feuille de partie garde toujours l’écriture
    complète. Un « ? » tient lieu d’un coup que le lecteur n’a pas encore le droit de connaître.

table_T2 = Une fois la partie finie, plus rien ne s’y ajoute : ni coup, ni proposition, ni hasard.

table_T3 =
    Tu peux abandonner à tout moment, même quand ce n’est pas ton tour. On ne revient pas sur un
    abandon.

    À deux, l’autre gagne aussitôt. À plus de deux, les autres continuent et l’ordinateur joue désormais
    tes coups. Qui a abandonné ne peut plus gagner ; qui reste en dernier gagne.

table_T4 =
    Tu peux proposer la nulle à tout moment. Quand tous ceux qui jouent encore l’ont proposée, la
    partie est nulle.

    La proposition tombe dès que quelqu’un qui ne l’a pas faite joue un coup. Tant qu’elle tient, on
    ne peut ni la répéter ni la retirer.

    Chacun peut proposer la nulle vingt fois par partie. Accepter la proposition d’un autre est toujours possible.

table_T5 =
    Qui n’a plus de temps, ou reste absent plus longtemps que la table ne le permet, perd comme en
    abandonnant (T3). Seule la table peut le constater.

table_T6 =
    Tu peux reprendre ton dernier coup tant que rien ne s’y oppose. Ce n’est plus possible si
    quelqu’un d’autre a joué, fait une proposition ou abandonné, si le hasard a parlé, si une chose
    cachée a été révélée, si la partie est finie ou si le jeu l’interdit.

    L’ordinateur reprend sa réponse sans broncher. La feuille de partie garde les deux : le coup et
    sa reprise.

    On ne remonte pas de plus de seize coups, et chacun peut reprendre deux cents fois par partie.

table_T7 =
    Seuls décident ceux dont c’est le tour. Quand plusieurs décident en même temps, ils le font dans
    n’importe quel ordre, chacun une fois.

    Ce que le hasard décide découle d’un nombre secret. Son sceau est connu dès le début, et le
    nombre lui-même à la fin : chacun peut ainsi vérifier que personne n’a triché.

table_T8 =
    Le nombre de joueurs et les options de la table sont fixés avant le premier coup et ne changent
    plus ensuite.

table_T9 =
    Une partie ne peut pas durer sans fin. Quand la feuille de partie est pleine, avec tous les coups que
    permettent les règles et tout ce que T3, T4 et T6 y ajoutent, on ne peut plus ni jouer ni reprendre.
    On peut encore abandonner ou faire nulle.

    Là où le jeu lui-même ne fixe pas de fin, comme dans Die Leibköche, la feuille est pleine après
    vingt mille coups et lancers.

table_T11 =
    À une table sur le serveur, on peut jouer à la pendule : par décision, pour toute la partie, ou en jours. En jours,
    le week-end et la nuit peuvent ne pas compter, à l’heure de la personne qui a préparé la table.

    La pendule démarre quand toutes les places sont prises et que tout le monde est là ; qui tarde a une
    minute. Celle du serveur décide : un coup compte s’il est arrivé à temps. Quand plusieurs décident à la fois, la pendule de chacun tourne. Le hasard ne
    coûte de temps à personne.

    Qui n’a plus de temps perd (T5). Reprendre un coup ne rend pas le temps. L’ordinateur n’a pas de pendule, et quand
    le serveur s’arrête, le temps ne tourne pour personne.

table_T12 =
    À une table sur le serveur, on convient de ce qui se passe si quelqu’un s’absente : attendre, le faire
    remplacer par l’ordinateur ou le déclarer perdant (T5). Dans les parties en jours, on attend tant qu’il reste du temps.

    Qui ferme la page a dix secondes pour revenir ; qui a perdu la connexion, une minute. Cela ne compte que si tu dois
    décider.

    Quand plus aucun joueur n’est à la table, elle attend un quart d’heure avant que l’ordinateur ne fasse quoi que ce soit.

    Le remplaçant joue à peu près aussi bien que toi : selon ta force dans ce jeu (T16), ou au niveau 3 si tu n’en as
    pas. Il ne sait que ce que ta place a vu, et n’accepte aucune proposition. Quand tu reviens, la décision en attente
    est de nouveau la tienne ; ce qui est décidé reste.

    Dans les parties en jours, chacun a vingt et un jours de congé : ils s’ajoutent à la décision à
    prendre.

table_T13 =
    Au salon, on a un seul souhait à la fois, qui peut porter sur plusieurs jeux. Qui cherche depuis le plus longtemps passe
    d’abord et joue avec les suivants, par ordre d’attente, dont le souhait s’accorde au sien ; la partie
    suit les choix habituels. Ceux qui se sont trouvés sont aussitôt à table, et chacun peut regarder.

    La pendule donne un quart d’heure à chacun et dix secondes de plus à chaque coup ; sur plusieurs jours, trois
    jours par coup.

    On cherche tant qu’on est là : après une minute et demie d’absence environ, on ne cherche plus. Si tu
    joues contre l’ordinateur en attendant, tu le sauras si quelqu’un arrive ; la partie est conservée.

    Une table est publique, ou réservée à qui a le lien, ou aux seuls joueurs. À une table publique, chacun
    peut regarder, et s’asseoir où il reste une place tant que quelqu’un y attend.
table_T15 =
    À Tablut, pendant que l’autre réfléchit, tu peux prévoir ce qu’il pourrait faire et ce que tu
    répondrais : huit suites de douze coups au plus. Si la partie prend ce chemin, le serveur joue aussitôt
    pour toi. Sinon, la suite est oubliée.

    Personne d’autre ne connaît ton plan. Dans les autres jeux, quelque chose est caché ou laissé au hasard :
    il n’y a rien à prévoir.

table_T16 =
    Une table sur le serveur peut être classée : le résultat compte alors pour la force de chacun dans ce jeu. À la
    table, il n’y a que des personnes avec un compte, une pendule tourne (T11), et il n’y a pas d’indices.

    La force est une estimation avec une incertitude, qui diminue à chaque partie. À plus de deux, on compte qui finit
    devant qui ; qui abandonne ou dépasse son temps finit dernier. Après dix parties, tu figures au classement.

    Une partie ne compte pas si quelqu’un abandonne avant sa première décision. Qui s’assoit, puis reste absent jusqu’à
    la fin de son temps, perd, mais personne n’y gagne en force. Contre le même adversaire, cinq parties d’un même jeu
    comptent par jour. Battre des joueurs qui ont moins de dix parties te mène à 1800, pas plus loin. Les programmes ne
    jouent pas à une telle table.

table_T18 =
    On devient amis par un lien : l’un le crée, l’autre l’ouvre et accepte. Un lien vaut une seule fois, pendant sept
    jours. Les amis voient si l’autre est à une table, et peuvent s’inviter à une table qu’ils ont préparée. Chacun
    peut y mettre fin.

    Le résultat d’une partie entre personnes compte sur la page de chacun. Qui a un compte y montre à tous son nom, sa
    force, ses parties publiques et ses ouvertures favorites ; ce qui n’était pas public n’est vu que de ceux qui y
    étaient.
