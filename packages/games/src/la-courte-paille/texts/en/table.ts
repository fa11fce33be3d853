import type { TableWords } from '../table-words.ts';
import { capital, cardName, cards, figures, listed, points, theFigure } from './names.ts';

const EFFECTS = { cook: 'Cookery lesson', land: 'Land ahoy', carte: 'À la carte' } as const;

export const table: TableWords = {
  figures,
  theFigure,
  card: cardName,
  hiddenCard: 'face-down card',
  weekCard: (position, card, up) => {
    if (!card) return `Day ${position}: face down`;
    return `Day ${position}: ${cardName(card)}${up ? '' : ', face down'}`;
  },
  knownToYou: 'only you know this card',
  knownToAll: 'everybody knows this card',
  knownTo: (names) => `known to ${listed(names)}`,

  places: {
    week: 'The week',
    menu: 'The menu',
    hand: 'Your hand',
    pile: 'Pile',
    discard: 'Discard pile',
    shark: 'The shark',
    weekTotals: 'How the week stands',
    chosen: 'Chosen card',
    pileOf: (count) => `Pile: ${cards(count)}`,
    handOf: (who, count) => `${who}: ${cards(count)}`,
    hasShark: (who) => `The shark is with ${who}`,
    isOut: (who) => `${who}: out`,
    round: (round) => `Round ${round}`,
    daysLeft: (days) => (days === 1 ? '1 day left' : `${days} days left`),
  },

  effects: {
    choose: 'What is Coco up to?',
    cook: { name: EFFECTS.cook, explain: 'Throw away one card of the week, face up or face down.' },
    land: { name: EFFECTS.land, explain: 'Add a card at the end, face down: one day longer.' },
    landMenu: { name: 'From the menu', explain: 'Everybody knows which card it is.' },
    landPile: { name: 'From the pile', explain: 'Nobody knows which card it is.' },
    landHand: { name: 'From your hand', explain: 'Only you know, and you draw two in return.' },
    carte: { name: EFFECTS.carte, explain: 'Look secretly at two cards that are face down.' },
    keep: {
      name: 'Who sleeps, eats',
      explain: 'Keep Coco: at the end he counts, if you guessed right.',
    },
    pickCook: 'Which day goes into the pan?',
    pickMenu: 'Which card of the menu goes into the week?',
    pickHand: 'Which card of your hand goes into the week?',
    pickCarte: (count) =>
      count === 1 ? 'Look at the last face-down card.' : 'Choose two face-down days to look at.',
  },

  act: {
    pick: (card) => `Choose ${cardName(card)}`,
    take: (card) => `Take ${cardName(card)}`,
    cook: (position) => `Throw day ${position} in the pan`,
    land: (card) => `Add ${cardName(card)} to the week`,
    look: (count) => (count === 1 ? 'Look at this day' : 'Look at these days'),
    eat: (character) => `Off with ${theFigure[character]}`,
    back: 'Something else after all',
  },
  liftFirst: 'Tap a card',
  lifted: 'lifted',
  hinted: 'hint',
  playsAs: (place) => `plays in place ${place}`,

  prompt: {
    dealing: 'The cards are being shuffled.',
    choose: 'Choose a card in secret. Low goes first.',
    chosen: (names) => `Your card is ready. Waiting for ${listed(names)}.`,
    choosing: (names) => `Waiting for ${listed(names)} to choose.`,
    take: 'Your turn: take a card from the menu.',
    taking: (who) => `${who} is choosing from the menu.`,
    coco: 'Your turn: what is Coco up to?',
    cocoOf: (who) => `${who} is thinking up a trick with Coco.`,
    eat: 'You have won the round: who leaves the raft?',
    eating: (who) => `${who} may say who leaves the raft.`,
    out: 'You have no cards left. You can watch on.',
  },

  tell: {
    dealt: 'The cards are dealt.',
    round: (round) => `Round ${round} is dealt.`,
    drewReplacements: (who, count) => `${who} drew ${cards(count)} for Coco.`,
    shark: (who) => `The shark swims to ${who}.`,
    chose: (who) => `${who} chose a card.`,
    shown: (picks) =>
      `The cards are turned up: ${listed(picks.map(({ who, card }) => `${who} ${cardName(card)}`))}.`,
    discarded: (who, card) => `${who} discarded ${cardName(card)}.`,
    took: (who, card) => `${who} took ${cardName(card)}.`,
    drew: (who, card) => `${who} drew ${card ? cardName(card) : 'a card from the pile'}.`,
    called: (who, effect) => `${who} called: ${EFFECTS[effect]}!`,
    cooked: (position, card) => `Day ${position} went into the pan: ${cardName(card)}.`,
    landed: (from, card) => {
      const source = { menu: 'from the menu', pile: 'from the pile', hand: 'from the hand' }[from];
      return `${card ? capital(cardName(card)) : 'A card'} ${source} was added to the week.`;
    },
    looked: (positions, seen) => {
      const days = `day ${listed(positions.map(String))}`;
      return seen
        ? `On ${days}: ${listed(seen.map(cardName))}.`
        : `${capital(days)} ${positions.length === 1 ? 'was' : 'were'} looked at.`;
    },
    cleared: (left) => `The rest of the menu went away: ${listed(left.map(cardName))}.`,
    laid: (laid) => `New on the menu: ${listed(laid.map(cardName))}.`,
    turned: (position, card) => `Day ${position} was turned up: ${cardName(card)}.`,
    reshuffled: (count) => `The discard pile was shuffled: ${cards(count)}.`,
    named: (who, character) => `${who} named ${theFigure[character]}.`,
    removed: (who, removed) => `${who} lost ${listed(removed.map(cardName))}.`,
    gathered: (who, cocos) =>
      cocos.length === 0
        ? 'The cards on the table are gathered.'
        : `${who} gave back ${listed(cocos.map(cardName))}.`,
    out: (who) => `${who} ran out of cards and left the game.`,
  },

  story: {
    eaten: (eaten, total) =>
      eaten.length === 1
        ? `${capital(theFigure[eaten[0] ?? 'X'])} draws the short straw, with ${total}.`
        : `${capital(listed(eaten.map((each) => theFigure[each])))} draw the short straw together, with ${total} each.`,
    nobodyEaten: 'The week is empty: nobody is eaten.',
    total: (figure, total) => `${figures[figure]}: ${total}`,
    score: (who, score) => `${who}: ${points(score)}`,
    made: (counted) => counted.map(cardName).join(' + '),
    wrongGuess: (who) => `${who} had none of them: 0 points.`,
    settledBy: (deciding) =>
      `Equal! ${capital(listed(deciding.map((each) => theFigure[each])))} settled it.`,
    settledByShark: 'Equal to the last: whoever sat nearest to the shark got the round.',
    won: (names) => (names.length === 1 ? `${names[0]} won!` : `${listed(names)} share the win.`),
    shows: (who, shown) => `${who} showed ${listed(shown.map(cardName))}.`,
    lastCharacter: (character) => `Only ${theFigure[character]} is left.`,
  },
};
