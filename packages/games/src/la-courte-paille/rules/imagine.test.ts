import { type Seen, seededRandom, type Viewer } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, figureOf } from './cards.ts';
import { game } from './game.ts';
import type { PailleMemory } from './memory.ts';
import type { PailleState } from './state.ts';
import { allCards, deckOf, eventsOf, playLines, separate } from './testing.ts';
import type { PailleView } from './view.ts';

const DECK = deckOf(
  'X1 C3 C1 B2 L9',
  'G1 G2 G3 G4 G5',
  'C9 C8 C7 C6 C5 C4 X5',
  'B9 B8 B7 B6 B5',
  'R1 R2 R3 R4 R5 R6 R7 R8 R9',
);

/** A single game of two, or a voyage of more, from its deal on, as one viewer sees it. */
function watch(viewer: Viewer, seats: number, ...lines: readonly string[]) {
  const voyage = seats === 2 ? 'off' : 'on';
  let state = game.init({ voyage }, seats);
  let memory: PailleMemory | undefined;
  const all = separate([`chance deck ${DECK}`, 'chance shark 1', ...lines]);
  const options = { voyage };
  for (const [ply, line] of all.entries()) {
    const events = eventsOf(state, line, viewer);
    memory = game.remember?.(memory, events, { viewer, seats, options, ply });
    state = playLines(state, line);
  }
  const seen: Seen<PailleView, PailleMemory> = {
    viewer,
    seats,
    options,
    ply: all.length,
    view: game.view(state, viewer),
    memory,
  };
  return { seen, state };
}

function imagineOften(seen: Seen<PailleView, PailleMemory>, times = 80): PailleState[] {
  const random = seededRandom('imagine');
  return Array.from({ length: times }, () => game.imagine(seen, random));
}

/** In how many of these worlds a card lies in a place. */
function count(
  worlds: readonly PailleState[],
  place: (world: PailleState) => readonly Card[],
  card: Card,
) {
  return worlds.filter((world) => place(world).includes(card)).length;
}

const handOne = (world: PailleState) => world.hands[0] ?? [];
const lastOfWeek = (world: PailleState) => world.week.slice(-1).map(({ card }) => card);

describe('imagining the table', () => {
  it('gives the same view and the same cards in all, and differs in what is hidden', () => {
    const { seen } = watch(2, 2, '1 pick C3');
    const worlds = imagineOften(seen);
    for (const world of worlds) {
      expect(game.view(world, 2)).toEqual(seen.view);
      expect(new Set(allCards(world)).size).toBe(59);
    }
    expect(new Set(worlds.map(({ pile }) => pile.join(''))).size).toBe(worlds.length);
  });

  it('CP7.3 guesses at a choice that was made, from all that the hand may hold', () => {
    const { seen } = watch(2, 2, '1 pick C3');
    const guesses = new Set(imagineOften(seen).map(({ chosen }) => chosen[0]));
    expect(guesses.size).toBeGreaterThan(15);
    expect(guesses.has('G1')).toBe(false);
  });

  it('works from the view alone', () => {
    const { seen } = watch(2, 2, '1 pick C3', '2 pick G2');
    const [world] = imagineOften({ ...seen, memory: undefined }, 1);
    expect(world && game.view(world, 2)).toEqual(seen.view);
  });

  it('CP7.1 remembers who took which card from the menu, until it is played', () => {
    const taken = '1 pick C1, 2 pick G5, 1 take B7, 2 take B9';
    const { seen } = watch('watcher', 2, taken);
    expect(count(imagineOften(seen), handOne, 'B7')).toBe(80);
    const played = watch('watcher', 2, taken, '2 pick G4', '1 pick B7', '2 take R1');
    expect(count(imagineOften(played.seen), handOne, 'B7')).toBe(0);
  });

  it('CP4.4 knows its own card in the week, and guesses at that of another', () => {
    const landing =
      '1 pick C1, 2 pick G5, 1 take B7, 2 take B9, 1 pick X1, 2 pick G4, 1 land hand B7';
    const own = imagineOften(watch(1, 2, landing).seen);
    expect(count(own, lastOfWeek, 'B7')).toBe(80);
    const worlds = imagineOften(watch(2, 2, landing).seen);
    const inWeek = count(worlds, lastOfWeek, 'B7');
    expect(inWeek).toBeGreaterThan(5);
    expect(inWeek).toBeLessThan(40);
    expect(inWeek + count(worlds, handOne, 'B7')).toBe(80);
  });

  it('CP4.4 drops a guess that later cards contradict', () => {
    const shown = watch(
      2,
      2,
      '1 pick C1, 2 pick G5, 1 take B7, 2 take B9',
      '1 pick X1, 2 pick G4, 1 land hand C3, 2 take R1',
      '2 pick G3, 1 pick B7, 2 take R8',
    );
    const worlds = imagineOften(shown.seen);
    expect(count(worlds, lastOfWeek, 'B7')).toBe(0);
    expect(count(worlds, lastOfWeek, 'C3')).toBeGreaterThan(0);
  });

  it('CP3.5 knows which cards a reshuffled pile is made of, and that the others are elsewhere', () => {
    const { seen, state } = playByLot('shark', (_, line) => line.includes('reshuffle'));
    const pile = state.pile.toSorted();
    expect(pile.length).toBeGreaterThan(1);
    for (const world of imagineOften(seen)) expect(world.pile.toSorted()).toEqual(pile);
  });

  it('CP6.1 gives everybody the score that was announced', () => {
    const round = playByLot('voyage', ({ stage }) => stage === 'eat');
    const { scores = [], eaten = [] } = round.state.reckonings[0] ?? {};
    const points = (hand: readonly Card[]) => {
      const own = hand.filter((card) => eaten.includes(figureOf(card)));
      const cocos = hand.filter((card) => figureOf(card) === 'X' && !eaten.includes('X'));
      const sum = (cards: readonly Card[]) => cards.reduce((all, card) => all + Number(card[1]), 0);
      return own.length > 0 ? sum(own) + sum(cocos) : 0;
    };
    const worlds = imagineOften(round.seen);
    for (const { hands } of worlds) expect(hands.map(points)).toEqual(scores);
    const others = worlds.map(({ hands }) => String(hands));
    expect(new Set(others).size).toBeGreaterThan(1);
  });
});

/** A voyage of five by lot, chance too, up to a certain point. */
function playByLot(seed: string, isFar: (state: PailleState, line: string) => boolean) {
  const random = seededRandom(seed);
  const lines: string[] = [];
  let { state } = watch('watcher', 5);
  for (let line = ''; !isFar(state, line); state = playLines(state, line)) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('too late');
    const by = turn.kind === 'chance' ? 'chance' : (turn.seats[0] ?? 0);
    const options = by === 'chance' ? [game.chance(state, random)] : game.moves(state, by);
    const move = options[random.below(options.length)];
    line = `${by} ${move ? game.notation.make(state, move) : ''}`;
    lines.push(line);
  }
  return watch('watcher', 5, ...lines);
}
