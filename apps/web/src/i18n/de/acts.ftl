drawTitle = Remis anbieten?
acceptDrawTitle = Remis annehmen?
drawQuestion = Seid ihr euch einig, ist die Partie zu Ende und niemand gewinnt.
drawAmongMore = Sind alle anderen einverstanden, ist die Partie zu Ende und niemand gewinnt.
drawFrom = { $who ->
    [you] Du bietest Remis an. Ziehst du, verfällt das Angebot.
   *[other] { $who } bietet Remis an. Ziehst du, verfällt das Angebot.
}
drawOffered = Du hast Remis angeboten. Das Angebot verfällt, wenn die andere Seite zieht.
drawOfferedToComputer =
    Du hast Remis angeboten. Der Computer antwortet, wenn er am Zug ist.
resignTitle = Aufgeben?
resignQuestion = Dann gewinnt sofort die andere Seite.
resignAmongMore =
    Die anderen spielen weiter, und der Computer zieht für dich. Gewinnen kannst du dann nicht mehr.
resignYes = Ja, ich gebe auf
resignedAmongComputers =
    Du hast aufgegeben. Die Computer spielen die Partie unter sich zu Ende.
resignedAmongPeople =
    Du hast aufgegeben. Die anderen spielen weiter, und der Computer zieht für dich.
lookOn = Zuschauen
playOn = Weiterspielen
