unsound-layout = Zo kan het bord niet liggen.
no-such-starter = Speler { $seat } zit niet aan tafel en kan dus niet beginnen.
not-now = { $due ->
    [layout] Eerst worden de vakjes neergelegd.
    [first] Eerst wordt geloot wie er begint.
    [place] Eerst legt iedereen zijn stenen op het bord.
    [step] Nu moet er een steen verschoven worden.
   *[answer] Er is een vraag gesteld: staat de aangevallen steen goed of niet?
}
circle-taken = Op { $at } ligt al een steen. Kies een leeg vakje.
own-colour = { $at } heeft je eigen kleur. Bij het neerleggen mag je overal heen, behalve daar.
somebody-stuck = { $who ->
    [you] Dan kun jij straks niet meer al je stenen kwijt. Kies een ander vakje.
   *[other] Dan is er straks voor { $who } niet genoeg plaats meer. Kies een ander vakje.
}
no-stone-of-yours = Op { $at } ligt geen steen van jou.
stone-covered =
    Je steen op { $at } zit vast onder een andere. Hij heeft { $waited } van de { $block } beurten
    gewacht.
stone-stuck = Je steen op { $at } ligt onder een andere en zit vast.
not-a-neighbour = Van { $from } naar { $to } is te ver: een steen gaat één vakje verder.
stays-put = Je steen ligt al op { $at }. Schuif hem naar een vakje ernaast.
own-stone-on-top = Op { $at } ligt je eigen steen bovenop. Op jezelf klimmen mag niet.
must-move = Je kunt nog een steen verschuiven, dus passen mag niet.
