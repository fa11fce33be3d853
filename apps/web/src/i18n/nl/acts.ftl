drawTitle = Remise aanbieden?
acceptDrawTitle = Remise aannemen?
drawQuestion = Zijn jullie het eens, dan is de partij uit en wint niemand.
drawAmongMore = Zijn alle anderen het ermee eens, dan is de partij uit en wint niemand.
drawFrom = { SUBJECT($who) } biedt remise aan. Doe je een zet, dan vervalt het aanbod.
drawOffered = Je hebt remise aangeboden. Het aanbod vervalt als de ander zet.
drawOfferedToComputer = Je hebt remise aangeboden. De computer antwoordt als hij aan zet is.
resignTitle = Opgeven?
resignQuestion = De ander wint dan meteen.
resignAmongMore =
    De anderen spelen door, en de computer zet voor jou verder. Winnen kun je dan niet meer.
resignYes = Ja, ik geef op
resignedAmongComputers = Je hebt opgegeven. De computers spelen de partij onder elkaar uit.
resignedAmongPeople = Je hebt opgegeven. De anderen spelen verder, en de computer zet voor jou.
lookOn = Kijk toe
playOn = Speel door
