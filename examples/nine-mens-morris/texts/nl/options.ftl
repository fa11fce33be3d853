flying =
    .label = Springen met drie stenen
    .explain = Mag wie nog drie stenen heeft, naar elk leeg punt? Of moet ook die langs de lijnen?
    .value-allowed = Toegestaan: met drie mag je overal heen
    .value-never = Nooit: altijd langs de lijnen
