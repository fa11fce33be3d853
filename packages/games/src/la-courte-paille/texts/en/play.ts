import type { Figure } from '../../rules/index.ts';
import type { PailleOptionTexts } from '../texts.ts';
import type { EndingWords, RefusalWords } from '../words.ts';
import { capital, cardName, cards, points, theFigure } from './names.ts';

export const options: PailleOptionTexts = {
  voyage: {
    label: 'The voyage',
    explain:
      'One week, or round after round: after each week a character disappears, until one character or one player is left.',
    values: { off: 'No: one week', on: 'Yes: a voyage in rounds' },
  },
};

export const refusals: RefusalWords = {
  'choose-a-card': () => 'First choose a card from your hand. There is no passing.',
  'not-in-hand': ({ card }) => `You have no ${cardName(card)} in your hand.`,
  'choices-are-shown': () => 'The cards are open already; you choose again in the next turn.',
  'not-on-menu': ({ card }) => `There is no ${cardName(card)} on the menu.`,
  'only-coco-has-effects': ({ card }) =>
    `You played ${cardName(card)}. Only Coco plays tricks; take a card from the menu.`,
  'coco-draws-from-pile': () =>
    'With Coco you take nothing from the menu: pick a trick, then you draw from the pile.',
  'no-such-week-card': ({ position, length }) =>
    `There is no day ${position}: the week has ${cards(length)} now.`,
  'week-is-long-enough': ({ most }) =>
    `${most} cards have been added to this week. It gets no longer than that.`,
  'nothing-face-down': () => 'Every card of the week lies open. There is nothing to peek at.',
  'already-face-up': ({ position }) =>
    `Day ${position} lies open already. Choose cards that are face down.`,
  'wrong-number-of-looks': ({ count }) =>
    count === 1
      ? 'Only one card is still face down. Look at that one.'
      : 'Look at two different cards that are face down.',
  'nobody-is-eaten-now': () => 'A character is named by the winner, and only after the round.',
  'name-a-character': () => 'You have won the round: name the character that disappears.',
  'coco-is-not-eaten': () => 'Coco cannot be named. Choose one of the other characters.',
  'already-eaten': ({ character }) =>
    `${capital(theFigure[character as Figure])} has been eaten already.`,
  'wrong-chance': ({ due }) => `Chance has to speak first here: ${due}.`,
  'wrong-deck': ({ expected }) => `These are not exactly the ${expected} cards to be shuffled.`,
  'wrong-reshuffle': ({ expected }) =>
    `The new pile must be exactly the ${expected} cards of the discard pile.`,
  'no-such-shark-seat': ({ seat }) => `There is no seat ${seat} for the shark to go to.`,
};

export const endings: EndingWords = {
  won: (score) => `The week is over. ${points(score)} in whoever drew the straw win it.`,
  shared: (score) =>
    `The week is over. With ${points(score)} each, and equal all the way down, the win is shared.`,
  pointless: 'The week is over, and nobody had a card of whoever drew the straw.',
  voyageWon: (score) => `One character is left. ${points(score)} in it win the voyage.`,
  voyageShared: (score) => `One character is left. With ${points(score)} each the win is shared.`,
  lastOnRaft: 'The voyage is over: everybody else has run out of cards.',
  forfeited: 'Time ran out, or somebody stayed away for too long.',
  resigned: 'The others have given up.',
  drawn: 'Drawn: that was agreed among the players.',
};
