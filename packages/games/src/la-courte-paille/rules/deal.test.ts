import { describe, expect, it } from 'vitest';
import { DECK } from './cards.ts';
import { game } from './game.ts';
import { deckOf, playLines, refusalOf } from './testing.ts';
import { faceDownPositions } from './week.ts';

const start = game.init({ voyage: 'off' }, 3);
const deck = deckOf(
  'R7 C3 X1 B2 L9',
  'G1 G2 G3 G4 G5',
  'F1 F2 F3 F4 F5',
  'C9 C8 C7 C6 C5 C4 X5',
  'B9 B8 B7 B6 B5',
  'L1 R1',
);
const dealt = playLines(start, `chance deck ${deck}`);

describe('setting up', () => {
  it('CP2.1 deals five cards to each, Coco among them', () => {
    expect(dealt.hands).toEqual([
      ['B2', 'C3', 'L9', 'R7', 'X1'],
      ['G1', 'G2', 'G3', 'G4', 'G5'],
      ['F1', 'F2', 'F3', 'F4', 'F5'],
    ]);
  });

  it('CP2.1 keeps hands secret', () => {
    const { hands } = game.view(dealt, 2);
    expect(hands).toEqual([
      { count: 5 },
      { count: 5, cards: ['G1', 'G2', 'G3', 'G4', 'G5'] },
      { count: 5 },
    ]);
  });

  it('CP2.1 shuffles all cards: a deck with one missing, doubled or strange is refused', () => {
    const short = deck.slice(0, -2);
    const refusal = { rule: 'CP2.1', reason: 'wrong-deck', facts: { expected: 59 } };
    expect(refusalOf(start, `chance deck ${short}`)).toEqual(refusal);
    expect(refusalOf(start, `chance deck ${short}R7`)).toEqual(refusal);
    expect(refusalOf(start, 'chance shark 1')).toMatchObject({
      rule: 'CP2.1',
      reason: 'wrong-chance',
    });
  });

  it('CP2.2 lays a week of seven, with the leftmost turned up', () => {
    expect(dealt.week.map(({ card }) => card)).toEqual(['C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'X5']);
    expect(faceDownPositions(dealt.week)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(game.view(dealt, 'watcher').week.flatMap(({ card }) => card ?? [])).toEqual(['C9']);
  });

  it('CP2.3 lays five cards face up as the menu', () => {
    expect(game.view(dealt, 'watcher').menu).toEqual(['B9', 'B8', 'B7', 'B6', 'B5']);
  });

  it('CP2.4 leaves the rest as the pile, beside an empty discard pile', () => {
    expect(dealt.pile.slice(0, 2)).toEqual(['L1', 'R1']);
    expect(dealt.pile).toHaveLength(DECK.length - 3 * 5 - 7 - 5);
    expect(dealt.discard).toEqual([]);
    expect(game.view(dealt, 'watcher').pile).toEqual({ count: 32 });
  });

  it('CP2.5 draws by lot who gets the shark', () => {
    expect(game.turn(dealt)).toEqual({ kind: 'chance', source: 'lot' });
    for (const seat of [1, 2, 3]) {
      expect(playLines(dealt, `chance shark ${seat}`)).toMatchObject({ shark: seat, turn: 1 });
    }
    expect(refusalOf(dealt, 'chance shark 4')).toEqual({
      rule: 'CP2.5',
      reason: 'no-such-shark-seat',
      facts: { seat: 4 },
    });
  });
});
