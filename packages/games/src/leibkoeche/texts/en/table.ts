import type { Garnished, Kind, Pan } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const kinds: Readonly<Record<Kind, string>> = {
  A: 'cherries',
  B: 'cheese',
  C: 'bacon',
  D: 'lemon',
  E: 'chocolate',
  F: 'herbs',
};

const pans: Readonly<Record<Pan, string>> = {
  small: 'small pan',
  normal: 'normal pan',
  large: 'large pan',
};

const PAN_SIZES: Readonly<Record<Pan, string>> = {
  small: 'small',
  normal: 'normal',
  large: 'large',
};

const list = new Intl.ListFormat('en');
const garnished = ({ kind, crowned }: Garnished): string =>
  crowned ? `${kinds[kind]} with a crown` : kinds[kind];
/** "1 cherries, 4 cheese" */
const laid = (places: readonly (Kind | null)[]): string =>
  list.format(places.flatMap((kind, index) => (kind ? [`${index + 1} ${kinds[kind]}`] : [])));
const steps = (count: number): string => (count === 1 ? 'one tile' : `${count} tiles`);

export const table: TableWords = {
  garnished,
  pans,

  kitchen: 'The kitchen',
  kingsTable: 'The king’s table',
  yourTray: 'Your tray',
  trayOf: (who) => `The tray of ${who}`,
  trayTold: (who, { count, pan, holds }) =>
    [
      `${who}: ${count === 1 ? 'one pancake' : `${count} pancakes`}`,
      ...(pan ? [pans[pan]] : []),
      ...holds,
    ].join(', '),

  tile: {
    empty: 'empty',
    carpet: 'the carpet',
    pile: (kind, size) => `pile of ${kinds[kind]}, ${size} high`,
    pileGone: 'pile used up',
    crownOnTop: 'crown on top',
    crownBelow: 'the crown is still below',
    pancake: (face) => `throwing pancake, ${face} up`,
    tooHot: 'just laid down, still too hot to take',
    cook: (who) => `cook of ${who}`,
    yourCook: 'your cook',
    stack: (size, top) => `stack of ${size} throwing pancakes, ${top} on top`,
    stackGone: 'the stack is used up',
    pan: (pan, face) => (face === undefined ? pans[pan] : `${pans[pan]} with ${face} up`),
    target: 'possible here',
    andTake: 'and take the pancake',
    andLeave: 'and leave the pancake',
  },
  place: {
    covered: (place) => `place ${place}, under a cover`,
    known: (place, kind) => `place ${place}, ${kinds[kind]}, known to you alone`,
    open: (place, kind) => `place ${place}, ${kinds[kind]}`,
    lookedAtBy: (names) => `looked at by ${list.format(names)}`,
    empty: (place) => `place ${place}, empty`,
    holds: (place, which) => `place ${place}, ${garnished(which)}`,
    matches: 'as the king wants it',
    target: 'possible here',
  },

  act: {
    half: 'Half a turn',
    full: 'Full turn',
    odds: (caught, missed, invalid) => `${caught}% caught, ${missed}% missed, ${invalid}% invalid`,
    caughtOf: (percent) => `${percent}% caught`,
    byHand: 'Toss by hand',
    byChance: 'Leave it to chance',
    again: 'Once more',
    againWith: (face) => `Toss again, ${face} up`,
    other: 'Another one',
    stop: 'Lay down',
    whichFace: 'Which face up?',
    faceUp: (face) => `${face} up`,
    otherWhere: 'Lay this one on a tile; then you take another.',
    back: 'Back',
    onPile: 'On a pile:',
    take: 'Take it',
    skip: 'Leave it',
    doNotLook: 'Don’t look',
    leave: (who) => `Leave ${who} there`,
    shiftLeft: (kind) => `Push ${kinds[kind]} on at the left`,
    shiftRight: (kind) => `Push ${kinds[kind]} on at the right`,
    left: 'To the left',
    right: 'To the right',
    chooseToShift: 'Choose a pancake on your tray.',
    ready: 'That is it',
    putBackOrder: 'Put back',
    yourPan: (pan) => `Your pan: the ${PAN_SIZES[pan]} one`,
  },
  pickedUp: (thing) => `${thing} picked up.`,
  putBack: 'Put back.',
  swapped: (one, other) => `Places ${one} and ${other} swapped.`,

  result: { caught: 'Caught!', missed: 'Missed!', invalid: 'Not turned' },
  moment: {
    youSaw: (place, kind) => `On place ${place} the king wants ${kinds[kind]}.`,
    revealing: 'The covers are lifted…',
    matching: (count) => `${count} of 6 are right`,
    allMatch: 'All six are right!',
    toTheKing: 'His Majesty is served',
    onlyYou: 'Only you know this',
  },

  prompt: {
    settingUp: 'The kitchen is being set up.',
    put: (who) =>
      `${who} tossed an invalid one. Put that cook on any free tile, or leave it there.`,
    putting: (who, whose) => `${whose} threw invalid. ${who} says where that cook goes.`,
    shift: 'Your turn: take one pancake out of the row and push it on again, left or right.',
    shifting: (who) => `${who} shifts a pancake.`,
    from: 'Your turn: choose a throwing pancake in the kitchen.',
    fromAnother: 'Choose another throwing pancake for your second toss.',
    taking: (who) => `${who} chooses a throwing pancake.`,
    toss: (pan, face) => `Your turn: toss. On your ${pans[pan]} lies a pancake with ${face} up.`,
    tossAgain: (face) => `Your second toss: ${face} is up.`,
    tossing: (who, pan) => `${who} tosses with the ${pans[pan]}.`,
    falling: 'There it goes…',
    walk: (count) => `Walk exactly ${steps(count)}: choose where your cook ends.`,
    walkToKing: (count) =>
      `Walk exactly ${steps(count)}, or over the door to the king: you have all six!`,
    walking: (who, count) => `${who} walks ${steps(count)}.`,
    take: 'Take the pancake from this pile, or leave it?',
    choosingToTake: (who) => `${who} decides whether to take the pancake.`,
    tray: 'Choose a free place on your tray.',
    choosingPlace: (who) => `${who} chooses a place on the tray.`,
    peek: 'A crown! Choose a cover and look under it. Only you will see.',
    peekOrNot: 'A crown! Choose a cover and look under it, or don’t. Only you will see.',
    peeking: (who) => `${who} looks under a cover.`,
    second: 'Caught! Toss again, take another one, or lay it down?',
    deciding: (who) => `${who} thinks about a second toss.`,
    lay: 'Lay your throwing pancake on a free tile.',
    layInvalid: 'It did not turn, so you do not walk. Lay your pancake on a free tile.',
    layStuck: 'Your cook can go nowhere. Lay your throwing pancake on a free tile.',
    layArrived: 'You stand before the king! Just lay your throwing pancake on a free tile.',
    laying: (who) => `${who} lays the throwing pancake down.`,
    order: 'A cook stands before the king. Arrange your tray one last time, as you think.',
    ordering: (who) => `${who} arranges the tray for the last time.`,
  },

  advice: {
    put: (tile) => `Hint: put that cook on ${tile}.`,
    leave: 'Hint: leave that cook where it is.',
    shift: (kind, end) => `Hint: push ${kinds[kind]} on at the ${end}.`,
    from: (tile) => `Hint: take the throwing pancake from ${tile}.`,
    toss: (turn) => `Hint: toss for ${turn === 'half' ? 'half a turn' : 'a full turn'}.`,
    walk: (tile) => `Hint: walk to ${tile}.`,
    walkToKing: 'Hint: go to the king!',
    take: 'Hint: take the pancake.',
    skip: 'Hint: leave the pancake.',
    tray: (place) => `Hint: lay it on place ${place}.`,
    peek: (place) => `Hint: look under cover ${place}.`,
    peekNone: 'Hint: don’t look.',
    keep: (face) => `Hint: toss the same one again, with ${face} up.`,
    swap: (tile) => `Hint: lay this one on ${tile} and take another.`,
    lay: (tile, face) => `Hint: lay it on ${tile}, with ${face} up.`,
    order: (places) => `Hint: arrange your tray: ${laid(places)}.`,
  },

  tell: {
    setUp: {
      king: 'The king has chosen; every plate is covered.',
      piles: 'The piles stand in the kitchen.',
      stack: 'The throwing pancakes are ready.',
    },
    begins: (who) => `${who} began.`,
    put: (who, tile) => `${who} put the cook on ${tile} after that invalid throw.`,
    left: (who) => `${who} left the cook where it was after that invalid throw.`,
    shifted: (who, kind, end) => `${who} pushed ${kinds[kind]} on at the ${end}.`,
    tookFromStack: (who, low) => `${who} took a ${low} from the stack.`,
    took: (who, low, tile) => `${who} took the ${low}/${7 - low} from ${tile}.`,
    tossed: (who, toss, pan) => {
      const how = { half: 'for half a turn', full: 'for a full turn', hand: 'by hand' }[toss];
      return `${who} tossed ${how} with the ${pans[pan]}.`;
    },
    fell: (result, face) => {
      const how = { caught: 'Caught', missed: 'Missed', invalid: 'Not turned' }[result];
      return `${how}: ${face} up.`;
    },
    stuck: (who, count) => `${who} could not walk ${steps(count)}.`,
    walked: (who, count, tile) => `${who} walked ${steps(count)}, to ${tile}.`,
    collected: (who, which, place) => `${who} took ${garnished(which)} onto place ${place}.`,
    exchanged: (who, kind, place) =>
      `${who} exchanged ${kinds[kind]} on place ${place} for one with a crown.`,
    skipped: (who, kind) => `${who} left ${kinds[kind]} on the pile.`,
    peeked: (who, place) => `${who} looked under cover ${place}.`,
    lookedAway: (who) => `${who} did not look under any cover.`,
    saw: (kind) => `You saw ${kinds[kind]}; only you know.`,
    turned: (who, face) => `${who} kept it, with ${face} up.`,
    laid: (who, tile, face) => `${who} laid it on ${tile}, ${face} up.`,
    arrived: (who) => `${who} came before the king!`,
    ordered: (who, places) => `${who} arranged the tray: ${laid(places)}.`,
    revealed: (open) => `The covers were lifted: ${list.format(open.map((kind) => kinds[kind]))}.`,
  },
};
