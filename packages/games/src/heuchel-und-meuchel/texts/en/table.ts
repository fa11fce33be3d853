import type { Class } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const list = new Intl.ListFormat('en');

const classes: TableWords['classes'] = {
  F: 'fire-eater',
  M: 'musician',
  Q: 'quack',
  P: 'patrician',
  B: 'bishop',
  R: 'prince',
};

/** `Q4` is "quack 4", `Q?` "quack of unknown rank", `?` "unknown card". */
export function cardInWords(card: string): string {
  const name = classes[card.charAt(0) as Class];
  if (!name) return 'unknown card';
  return card.endsWith('?') ? `${name} of unknown rank` : `${name} ${card.slice(1)}`;
}

export const table: TableWords = {
  house: 'The house',
  classes,
  card: cardInWords,
  empty: 'empty',
  stack: (card, height) => `${card}, stack of ${height}`,
  faceDown: (height) => (height === 1 ? 'home, face down' : `home, ${height} cards face down`),
  yours: 'yours',
  target: 'can go here',
  takeable: 'can be taken',
  onlyYou: 'only you know this',
  startOf: (kind) => `start of the ${classes[kind]}s`,
  goalOf: (kind) => `goal of the ${classes[kind]}s`,
  row: (row) => `row ${row}`,
  pickedUp: (card, rows) =>
    rows.length === 0
      ? `The ${card} cannot go anywhere.`
      : `The ${card} can go to ${rows.length === 1 ? 'row' : 'rows'} ${list.format(rows.map(String))}.`,
  putBack: 'Put back.',
  tally: (points, unknown) =>
    unknown === 0
      ? `${points} points now`
      : `${points} points now, with ${unknown === 1 ? 'one card' : `${unknown} cards`} whose rank you do not know`,

  tray: {
    arrange: 'Put your stacks in order',
    arrangeHow: 'Tap two cards to swap them. Only the top one will be seen.',
    arranged: 'This will do',
    onTop: 'top',
    swap: 'chosen to be swapped',
    goesAlong: (count, height) => {
      if (height === 1) return 'This card goes';
      return count === height
        ? 'The whole stack goes'
        : `The top ${count} of ${height} ${count === 1 ? 'goes' : 'go'}`;
    },
    known: (where) => `What you know of ${where}`,
    takeCards: (count) =>
      count === 0 ? 'Take' : `Take ${count} ${count === 1 ? 'card' : 'cards'}`,
    leave: 'Leave it all',
    takeUpTo: (card, count, column) =>
      count === 1
        ? `${card}: take the top card of column ${column}`
        : `${card}: take the top ${count} of column ${column}`,
    rest: (rest) =>
      ({
        none: 'all of it',
        stays: 'the rest stays',
        lapses: 'the rest is lost',
        'comes-home': 'the rest is home',
      })[rest],
    endsTheGame:
      'Careful: this ends the game, and whatever you still have on the stairs counts against you.',
    again: 'Roll again',
    stop: 'I stop',
    remove: (card, points) => `Remove ${card} (${points})`,
    chooseToRemove: 'Choose a stack: its top card goes.',
    chooseToMove: 'Tap a stack of your own to see where it can go.',
    watch: 'Tap a stack to see what you know of it.',
    rolled: (pips) => `Rolled: ${pips}`,
  },

  prompt: {
    dealing: 'The cards are being dealt.',
    arrange: 'Put your stacks in order, in secret.',
    arranging: (columns) =>
      columns.length === 1
        ? `${columns.join()} is still arranging.`
        : `Still arranging: ${list.format(columns)}.`,
    move: 'Your turn: bring a card or a stack upstairs.',
    moveBy: (pips) => `Your turn: bring a card or a stack up by exactly ${pips}.`,
    goOn: 'You have taken something: move again, or stop.',
    rolling: 'Your turn: the die is rolling.',
    rollOn: 'You have taken something: roll again, or stop.',
    take: 'There is something to take on this row. What do you take along?',
    remove: 'Your roll fits nothing. Remove the top card of a stack.',
    turnOf: (who) => `${who} is to move.`,
    takes: (who) => `${who} can take something.`,
    removes: (who) => `${who} must remove a card.`,
  },

  tell: {
    dealt: 'The cards have been dealt.',
    arranged: (who) => `${who} has finished arranging.`,
    laidOut: 'All cards lie on their start rows.',
    begins: (who) => `${who} begins.`,
    rolled: (who, pips) => `${who} rolls ${pips}.`,
    moved: (who, from, by, count) => {
      const what = count === 1 ? 'a card' : `${count} cards`;
      const over = by.length > 1 ? ` by way of ${list.format(by.slice(0, -1).map(String))}` : '';
      return `${who} brings ${what} from row ${from}${over} to row ${by.at(-1)}.`;
    },
    arrived: (card, row) => `The ${card} is home on row ${row}.`,
    took: (who, from, count) =>
      `${who} takes ${count === 1 ? 'a card' : `${count} cards`} from ${from.toLowerCase()}.`,
    leftAlone: (who) => `${who} leaves everything.`,
    showed: (who, row, card) => `In ${who.toLowerCase()}, the ${card} is now on top on row ${row}.`,
    cameHome: (who, row, card) =>
      `What is left in ${who.toLowerCase()} is home on row ${row}: the ${card}.`,
    lapsed: (who, cards) =>
      `The rest is lost: ${list.format(cards)} ${cards.length === 1 ? 'counts' : 'count'} against ${who.toLowerCase()}.`,
    removed: (who, cards) => `${who} removes: ${list.format(cards)}.`,
    goesOn: (who) => `${who} goes on.`,
    stopped: (who) => `${who} stops.`,
  },

  sheet: {
    title: 'The reckoning',
    card: 'Card',
    where: 'Where',
    points: 'Points',
    total: 'Total',
    offTheBoard: 'off the board',
  },
};
