unsound-layout = Zo kan het bord niet liggen.
no-such-starter = Speler { $seat } zit niet aan tafel en kan dus niet beginnen.
not-now = { $due ->
    [layout] Eerst worden de rondjes neergelegd.
    [first] Eerst wordt geloot wie er begint.
    [place] Eerst legt iedereen zijn schijven op het bord.
    [step] Nu is er een zet aan de beurt.
   *[answer] Er is een vraag gesteld: staat de aangevallen schijf goed of niet?
}
circle-taken = Op { $at } ligt al een schijf. Kies een leeg rondje.
own-colour = { $at } heeft je eigen kleur. Bij het neerleggen mag je overal heen, behalve daar.
somebody-stuck = { $who ->
    [you] Dan kun jij straks niet al je schijven meer kwijt. Kies een ander rondje.
   *[other] Dan kan { $who } straks niet al zijn schijven meer kwijt. Kies een ander rondje.
}
no-stone-of-yours = Op { $at } ligt geen schijf van jou.
stone-covered =
    Je schijf op { $at } zit vast onder een andere. Hij heeft { $waited } van de { $block } beurten
    gewacht.
stone-stuck = Je schijf op { $at } ligt onder een andere en zit vast.
not-a-neighbour = Van { $from } naar { $to } is te ver: een schijf gaat één rondje verder.
stays-put = Je schijf ligt al op { $at }. Schuif hem naar een rondje ernaast.
own-stone-on-top = Op { $at } ligt je eigen schijf bovenop. Op jezelf klimmen mag niet.
must-move = Je kunt nog een schijf verschuiven, dus passen mag niet.
