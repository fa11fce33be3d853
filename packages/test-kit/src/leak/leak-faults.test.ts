import type { AnyGame, Viewer } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type HighCard, highCard } from '../toys/high-card.ts';
import { nim } from '../toys/nim.ts';
import { quoits } from '../toys/quoits.ts';
import { trialsOf } from '../trial.ts';
import { hidesSomething, leakFaults } from './leak-faults.ts';
import type { LeakFault } from './scene.ts';

describe('the leak suite', () => {
  it.each([
    ['nim', nim as AnyGame],
    ['high card', highCard as AnyGame],
    ['quoits', quoits as AnyGame],
    ['high card that must be remembered', cardsWith({ recall: forget })],
  ])('finds nothing against %s', (_, game) => {
    expect(faultsOf(game)).toEqual([]);
  });

  it.each(sins())('finds %s in a game that %s', (code, _, game) => {
    expect(faultsOf(game).map((fault) => fault.code)).toContain(code);
  });

  it('says where, and through whose eyes', () => {
    const [fault] = faultsOf(cardsWith({ view: (state) => highCard.view(state, 'open') }));
    expect(fault?.where).toMatch(/^high-card \{.*\} after \[chance deck [\d ]+.*\], seen by \w+$/);
  });
});

describe('hidesSomething', () => {
  const hides = (game: AnyGame) =>
    trialsOf(game.info, { most: 100, repeats: 1 }).some((trial) => hidesSomething(game, trial));

  it('knows a game with secrets from one without', () => {
    expect(hides(highCard as AnyGame)).toBe(true);
    expect(hides(nim as AnyGame)).toBe(false);
  });

  it('finds out a game that shows everything and imagines nothing', () => {
    const open: Partial<HighCard> = {
      view: (state) => state as never,
      imagine: ({ view }) => view as never,
    };
    expect(hides(cardsWith(open))).toBe(false);
  });
});

type Sin = readonly [code: LeakFault['code'], what: string, game: AnyGame];

function sins(): readonly Sin[] {
  return [
    ['throws', 'cannot imagine', cardsWith({ imagine: () => raise('no imagination') })],
    ['imagined-state-differs', 'imagines where nothing is hidden', forgetfulNim()],
    [
      'imagined-state-unplayable',
      'imagines cards that are not there',
      cardsWith({ imagine: voids }),
    ],
    [
      'view-tells',
      'shows everything',
      cardsWith({ view: (state) => highCard.view(state, 'open') }),
    ],
    ['view-tells', 'shows a seat a card in the middle', cardsWith({ view: onlyTo(1, glimpse) })],
    ['view-tells', 'shows watchers a card', cardsWith({ view: onlyTo('watcher', glimpse) })],
    ['view-tells', 'shows a seat all hands', cardsWith({ view: onlyTo(2, openHands) })],
    ['view-tells', 'shows a sum of hidden cards', cardsWith({ view: sums })],
    ['standing-tells', 'waits by a rule that depends on a secret', cardsWith({ turn: nervous })],
    ['moves-tell', 'orders moves by a secret', cardsWith({ moves: ordered })],
    ['refusal-tells', 'says who has the card', cardsWith({ check: chatty })],
    [
      'refusal-tells',
      'reads by a secret',
      cardsWith({ notation: { ...highCard.notation, parse } }),
    ],
    [
      'record-tells',
      'opens every choice',
      cardsWith({ secrecy: ({ move }) => (move.kind === 'deck' ? 'until-end' : 'none') }),
    ],
    ['record-tells', 'opens the log by a secret', cardsWith({ isDisclosed: fickle })],
    ['memory-tells', 'remembers more than it was shown', clairvoyant()],
    ['history-tells', 'recalls by a secret', cardsWith({ recall: recallBySecret })],
    ['events-tell', 'tells every choice', cardsWith({ events: openEyed('pick') })],
    ['events-tell', 'tells every deal', cardsWith({ events: dealt })],
    ['events-tell', 'tells what the others looked at', cardsWith({ events: openEyed('peek') })],
    ['reveals-unsaid', 'says that nothing is ever revealed', cardsWith({ reveals: () => false })],
  ];
}

function faultsOf(game: AnyGame): readonly LeakFault[] {
  return trialsOf(game.info, { most: 100, repeats: 2 }).flatMap((trial) =>
    leakFaults(game, trial, { stride: 1 }),
  );
}

function cardsWith(sin: Partial<HighCard>): AnyGame {
  return { ...highCard, ...sin };
}

/** What the rules worked out last, whoever was shown it. */
function clairvoyant(): AnyGame {
  let last = 0;
  return cardsWith({
    apply(state, by, move) {
      const after = highCard.apply(state, by, move);
      last = after.middle[0] ?? 0;
      return after;
    },
    remember: () => ({ chosen: [last], takers: [] }),
  });
}

function forgetfulNim(): AnyGame {
  const imagine: typeof nim.imagine = (seen, random) => ({
    ...nim.imagine(seen, random),
    last: 'wins',
  });
  return { ...nim, imagine };
}

function raise(message: string): never {
  throw new Error(message);
}

const forget: NonNullable<HighCard['recall']> = (event) =>
  event.kind === 'shown' ? { ...event, cards: [] } : event;

const voids: HighCard['imagine'] = (seen, random) => {
  const state = highCard.imagine(seen, random);
  const hands = state.hands.map((hand, index) =>
    index + 1 === seen.viewer ? hand : hand.map(() => Number.NaN),
  );
  return { ...state, hands };
};

const glimpse: HighCard['view'] = (state, viewer) => {
  const view = highCard.view(state, viewer);
  const known = state.middle[0] ?? null;
  return { ...view, middle: view.middle.map((card, index) => (index === 0 ? known : card)) };
};

const openHands: HighCard['view'] = (state, viewer) => ({
  ...highCard.view(state, viewer),
  hands: state.hands,
});

/** A field of its own, that nothing is imagined from. */
const sums: HighCard['view'] = (state, viewer) => {
  const sum = state.middle.reduce((total, card) => total + card, 0);
  return { ...highCard.view(state, viewer), sum } as ReturnType<HighCard['view']>;
};

function onlyTo(who: Viewer, view: HighCard['view']): HighCard['view'] {
  return (state, viewer) => (viewer === who ? view(state, viewer) : highCard.view(state, viewer));
}

const nervous: HighCard['turn'] = (state) => {
  const turn = highCard.turn(state);
  const rule = (state.middle[0] ?? 0) > 8 ? 'HC2.1' : 'HC2.2';
  return turn.kind === 'seats' ? { ...turn, rule } : turn;
};

const ordered: HighCard['moves'] = (state, seat) => {
  const moves = highCard.moves(state, seat);
  return (state.middle[0] ?? 0) > 8 ? moves : moves.toReversed();
};

const chatty: HighCard['check'] = (state, by, move) => {
  const refusal = highCard.check(state, by, move);
  if (refusal?.reason !== 'not-in-hand' || move.kind !== 'pick') return refusal;
  const holder = state.hands.findIndex((hand) => hand.includes(move.card)) + 1;
  return { ...refusal, facts: { ...refusal.facts, holder } };
};

const parse: HighCard['notation']['parse'] = (state, by, text) =>
  (state.middle[0] ?? 0) > 8
    ? highCard.notation.parse(state, by, text)
    : highCard.notation.parse(state, by, text.trim().replace('pick 1', 'pick  1'));

const fickle: NonNullable<HighCard['isDisclosed']> = (until, now) =>
  (now.middle[0] ?? 0) > 8 || highCard.isDisclosed?.(until, now) === true;

const recallBySecret: NonNullable<HighCard['recall']> = (event, now) =>
  event.kind === 'rolled' && now.choices.some((choice) => choice !== null)
    ? { ...event, points: now.middle[0] ?? 0 }
    : event;

function openEyed(kind: 'pick' | 'peek'): HighCard['events'] {
  return (step, viewer) =>
    step.move.kind === kind ? highCard.events(step, 'open') : highCard.events(step, viewer);
}

const dealt: HighCard['events'] = (step, viewer) =>
  step.move.kind === 'deck'
    ? [{ kind: 'dealt', hand: step.move.cards }]
    : highCard.events(step, viewer);
