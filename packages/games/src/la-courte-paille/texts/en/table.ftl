# On a card stands how the character begins: so short that no two are alike.
letter_C = Ca
letter_G = Ck
letter_B = Sh
letter_L = L
letter_R = Se
letter_F = F
letter_X = Co
coco = Coco, the parrot

hiddenCard = face-down card
weekCard_open = Day { $position }: { $card }
weekCard_known = Day { $position }: { $card }, face down
weekCard_hidden = Day { $position }: face down
knownToYou = only you know this card
knownToAll = everybody knows this card
knownTo = known to { OBJECT($players) }

places_week = The week
places_menu = The menu
places_hand = Your hand
places_pile = Pile
places_discard = Discard pile
places_shark = The shark
places_weekTotals = How the week stands
places_chosen = Chosen card
places_pileOf = Pile: { number-of-cards }
places_handOf = { $name }: { number-of-cards }
places_seat = Player { $seat }
places_isOut = { $name }: out
places_round = Round { $round }
places_daysLeft = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}

effects_choose = What is Coco up to?

effects_cook =
    .name = Cookery lesson
    .explain = Throw away one card of the week, face up or face down.
    .brief = throw a day away

effects_land =
    .name = Land ahoy
    .explain = Add a card at the end, face down: one day longer.
    .brief = one more day

effects_landMenu =
    .name = From the menu
    .explain = Everybody knows which card it is.

effects_landPile =
    .name = From the pile
    .explain = Nobody knows which card it is.

effects_landHand =
    .name = From your hand
    .explain = Only you know, and you draw two in return.

effects_carte =
    .name = À la carte
    .explain = Look secretly at two cards that are face down.
    .brief = look at two days

effects_keep =
    .name = Let Coco sleep
    .explain = Keep Coco: at the end he counts, if you guessed right.

effects_pickCook = Which day goes into the pan?
effects_pickMenu = Which card of the menu goes into the week?
effects_pickHand = Which card of your hand goes into the week?
effects_pickCarte = { $count ->
    [1] Look at the last face-down card.
   *[other] Choose two face-down days to look at.
}

act_pick = Choose { $card }
act_take = Take { $card }
act_cook = Throw day { $position } in the pan
act_land = Add { $card } to the week
act_look = { $count ->
    [one] Look at this day
   *[other] Look at these days
}
act_eat = Off with { THE($character) }
act_back = Something else after all

liftFirst = Choose a card
takeFirst = Choose a card of the menu
eatFirst = Choose a character
lifted = lifted
putBack = Put back.
hinted = hint
playsAs = plays in place { $place }

prompt_dealing = The cards are being shuffled.
prompt_chooseFirst = Collect whoever will draw the short straw. Choose a card in secret.
prompt_choose = Choose a card in secret. Low goes first.
prompt_chosen = Your card is ready. Waiting for { OBJECT($players) }.
prompt_choosing = Waiting for { OBJECT($players) } to choose.
prompt_take = Your turn: take a card from the menu.
prompt_taking = { $who ->
    [you] You are choosing from the menu.
   *[other] { $who } is choosing from the menu.
}
prompt_coco = Your turn: what is Coco up to?
prompt_cocoOf = { $who ->
    [you] You are thinking up a trick with Coco.
   *[other] { $who } is thinking up a trick with Coco.
}
prompt_eat = You have won the round: who leaves the raft?
prompt_eating = { SUBJECT($who) } may say who leaves the raft.
prompt_out = You have no cards left. You can watch on.

# What the computer would do, as the end of a sentence: “The computer would … .”
advice_pick = choose { $card }
advice_take = take { $card } from the menu
advice_cook = call “Cookery lesson!” and throw day { $position } in the pan
advice_landMenu = call “Land ahoy!” and add { $card } from the menu to the week
advice_landHand = call “Land ahoy!” and add { $card } from the hand to the week
advice_landPile = call “Land ahoy!” and add a card from the pile to the week
advice_carte = { COUNT($positions) ->
    [one] call “À la carte!” and look at day { $positions } in secret
   *[other] call “À la carte!” and look at days { $positions } in secret
}
advice_eat = make { THE($character) } leave the raft

tell_dealt = The cards are dealt.
tell_round = Round { $round } is dealt.
tell_drewReplacements = { SUBJECT($who) } drew { number-of-cards } for Coco.
tell_shark = The shark swims to { OBJECT($who) }.
tell_chose = { SUBJECT($who) } chose a card.
tell_shown = The cards are turned up: { $picks }.
tell_took = { SUBJECT($who) } took { $card }.
tell_drew = { SUBJECT($who) } drew { $card }.
tell_drewHidden = { SUBJECT($who) } drew a card from the pile.
tell_called = { $effect ->
    [cook] { SUBJECT($who) } called: Cookery lesson!
    [land] { SUBJECT($who) } called: Land ahoy!
   *[carte] { SUBJECT($who) } called: À la carte!
}
tell_cooked = Day { $position } went into the pan: { $card }.
tell_landed = { $from ->
    [menu] { $card } from the menu was added to the week.
    [pile] { $card } from the pile was added to the week.
   *[hand] { $card } from the hand was added to the week.
}
tell_landedHidden = { $from ->
    [menu] A card from the menu was added to the week.
    [pile] A card from the pile was added to the week.
   *[hand] A card from the hand was added to the week.
}
tell_looked = { COUNT($positions) ->
    [one] Day { $positions } was looked at.
   *[other] Days { $positions } were looked at.
}
tell_saw = { COUNT($positions) ->
    [one] On day { $positions }: { $cards }.
   *[other] On days { $positions }: { $cards }.
}
tell_cleared = The rest of the menu went away: { $cards }.
tell_laid = New on the menu: { $cards }.
tell_turned = Day { $position } was turned up: { $card }.
tell_reshuffled = The discard pile was shuffled: { number-of-cards }.
tell_named = { SUBJECT($who) } named { THE($character) }.
tell_removed = { SUBJECT($who) } lost { $cards }.
tell_gathered = { SUBJECT($who) } gave back { $cards }.
tell_gatheredTable = The cards on the table are gathered.
tell_out = { SUBJECT($who) } ran out of cards and left the game.

story_eaten = { COUNT($figures) ->
    [one] { THE($figures) } draws the short straw, with { $total }.
   *[other] { THE($figures) } draw the short straw together, with { $total } each.
}
story_nobodyEaten = The week is empty: nobody is eaten.
story_leads = { THE($figure) } leads the week, with { $total }.
story_lead = { THE($figures) } lead the week together, with { $total } each.
story_total = { $figure }: { $total }
story_score = { $name }: { number-of-points }
story_wrongGuess = { SUBJECT($who) } had none of them: 0 points.
story_settledBy = Equal! { THE($figures) } settled it.
story_settledByShark = Equal to the last: whoever sat nearest to the shark got the round.
story_won = { $winners ->
    [you] You won!
    [with-you] { SUBJECT($winners) } share the win.
    [one] { $winners } won!
   *[other] { $winners } share the win.
}
story_shows = { SUBJECT($who) } showed { $cards }.

# Between a heading and what belongs to it, and between things that have commas of their own.
labelled = { $what }: { $items }
listed = { $before }; { $next }
