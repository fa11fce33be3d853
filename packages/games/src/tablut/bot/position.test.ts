import { defaultOptions, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { listMoves, MOST_MOVES } from './mobility.ts';
import { perft } from './perft.ts';
import { TablutPosition } from './position.ts';
import { playOut, RandomMoves } from './random-moves.ts';

const options = defaultOptions(info.options);

describe('the fast position', () => {
  /** The first three numbers stand in the rules, under "Check". */
  it.each([
    { depth: 1, leaves: 56, captures: 0 },
    { depth: 2, leaves: 3_968, captures: 40 },
    { depth: 3, leaves: 225_224, captures: 1_688 },
  ])('has $leaves leaves at depth $depth, $captures pawns taken', ({ depth, ...counts }) => {
    expect(perft(new TablutPosition(options), depth)).toEqual(counts);
  });

  it('stands as at the start when a whole match has been taken back', () => {
    const start = new TablutPosition(options);
    const position = new TablutPosition(options);
    const moves = new RandomMoves(seededRandom('there and back'));
    for (let match = 0; match < 20; match++) {
      for (let plies = playOut(position, moves); plies > 0; plies--) position.unmake();
      expect(standing(position)).toEqual(standing(start));
    }
  });

  it('stands as before when a pass is taken back', () => {
    const position = new TablutPosition(options);
    const moves = new RandomMoves(seededRandom('pass'));
    for (let ply = 0; ply < 40; ply++) {
      const before = structuredClone(standing(position));
      position.pass();
      expect(position.turn).not.toBe(before.turn);
      expect(position.key).not.toEqual(before.key);
      position.make(moves.pick(position));
      position.unmake();
      position.unpass();
      expect(standing(position)).toEqual(before);
      position.make(moves.pick(position));
    }
  });

  it('becomes a copy that plays on as the original does', () => {
    const original = new TablutPosition(options);
    const copy = new TablutPosition(options);
    playOut(copy, new RandomMoves(seededRandom('something else')));
    const moves = new RandomMoves(seededRandom('half a match'));
    for (let ply = 0; ply < 40; ply++) original.make(moves.pick(original));
    copy.copy(original);
    const plies = playOut(original, new RandomMoves(seededRandom('the other half')));
    expect(playOut(copy, new RandomMoves(seededRandom('the other half')))).toBe(plies);
    expect(copy.standing).toBe(original.standing);
    expect(copy.key).toEqual(original.key);
    while (copy.ply > 0) copy.unmake();
    expect(copy.key).toEqual(new TablutPosition(options).key);
  });
});

describe('a move by lot', () => {
  it('is each legal move equally often', () => {
    const position = new TablutPosition(options);
    const moves = new RandomMoves(seededRandom('fair'));
    for (let ply = 0; ply < 31; ply++) position.make(moves.pick(position));
    const legal = new Int32Array(MOST_MOVES);
    const count = listMoves(position, legal, 0);
    const drawn = new Map(Array.from(legal.subarray(0, count), (move) => [move, 0]));
    const perMove = 1_000;
    for (let draw = 0; draw < count * perMove; draw++) {
      const move = moves.pick(position);
      drawn.set(move, (drawn.get(move) ?? Number.NaN) + 1);
    }
    const chiSquare = [...drawn.values()]
      .map((times) => (times - perMove) ** 2 / perMove)
      .reduce((sum, term) => sum + term);
    // Six standard deviations above what is expected of a fair draw.
    expect(chiSquare).toBeLessThan(count + 6 * Math.sqrt(2 * count));
  });
});

/** Everything that counts; what lies behind the end of a trail or a log does not. */
function standing(position: TablutPosition) {
  const { cells, squareOf, lines, key, dark, light, king, turn, ply, quiet, pressing } = position;
  const { start, end } = position.threats;
  const sharing: unknown = Reflect.get(position.repetitions, 'sharing');
  const pieces = { cells, squareOf, lines, key, dark, light, king, turn };
  return { ...pieces, standing: position.standing, ply, quiet, pressing, start, end, sharing };
}
