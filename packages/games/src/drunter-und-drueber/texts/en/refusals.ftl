unsound-layout = The board cannot lie like that.
no-such-starter = Player { $seat } is not at the table and so cannot begin.
not-now = { $due ->
    [layout] First the circles are laid out.
    [first] First it is drawn who begins.
    [place] First everybody places their discs.
    [step] It is time for a move now.
   *[answer] A question has been asked: does the attacked disc stand right or not?
}
circle-taken = There is a disc on { $at } already. Choose an empty circle.
own-colour = { $at } has your own colour. While placing you may go anywhere but there.
somebody-stuck = Then { SUBJECT($who) } could not place all discs any more. Choose another circle.
no-stone-of-yours = There is no disc of yours on { $at }.
stone-covered =
    Your disc on { $at } is stuck under another one. It has waited { $waited } of { $block } turns.
stone-stuck = Your disc on { $at } lies under another one and is stuck.
not-a-neighbour = From { $from } to { $to } is too far: a disc goes one circle at a time.
stays-put = Your disc is on { $at } already. Move it to a circle beside it.
own-stone-on-top = Your own disc lies on top at { $at }. You cannot climb on yourself.
must-move = You can still move a disc, so you may not pass.
