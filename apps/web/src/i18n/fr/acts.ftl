drawTitle = Proposer la nulle ?
acceptDrawTitle = Accepter la nulle ?
drawQuestion = Si vous êtes d’accord, la partie s’arrête et personne ne gagne.
drawAmongMore = Si tous les autres sont d’accord, la partie s’arrête et personne ne gagne.
drawFrom = { $who ->
    [you] Tu proposes la nulle. Si tu joues, la proposition tombe.
   *[other] { $who } propose la nulle. Si tu joues, la proposition tombe.
}
drawOffered = Tu as proposé la nulle. La proposition tombe si l’autre joue.
drawOfferedToComputer = Tu as proposé la nulle. L’ordinateur répondra quand ce sera son tour.
resignTitle = Abandonner ?
resignQuestion = L’autre gagnera aussitôt.
resignAmongMore = Les autres continuent, et l’ordinateur joue à ta place. Tu ne pourras plus gagner.
resignYes = Oui, j’abandonne
resignedAmongComputers = Tu as abandonné. Les ordinateurs finissent la partie entre eux.
resignedAmongPeople = Tu as abandonné. Les autres continuent, et l’ordinateur joue à ta place.
lookOn = Regarder
playOn = Continuer
