import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Evaluation } from '../../packages/games/src/tablut/bot/evaluation.ts';
import { TablutPosition } from '../../packages/games/src/tablut/bot/position.ts';
import type { Weights } from '../../packages/games/src/tablut/bot/weights.ts';
import { RECORD_BYTES, readPosition } from './record.ts';

/**
 * What the hand-made evaluation counts in each position of a file, as one byte per weight, for `fit.py`.
 * It is linear in its weights: what a weight is multiplied with is the value when it is 1 and all others 0.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'training/tablut/data/positions.bin' },
    out: { type: 'string', default: 'training/tablut/data/features.bin' },
  },
});

const CLASSES = 15;
const units = [
  ...[0, 1, 2].map((at) => weights({ single: at })),
  ...[0, 1, 2, 3, 4, 5].map((at) => weights({ byTurn: at })),
  ...[3, 4, 5].map((at) => weights({ single: at })),
  ...Array.from({ length: 3 * CLASSES }, (_, at) => weights({ square: at })),
].map((unit) => new Evaluation(unit));

const records = readFileSync(values.data);
const count = records.length / RECORD_BYTES;
const features = new Int8Array(count * units.length);
for (let index = 0; index < count; index++) {
  const { placement, options } = readPosition(records, index);
  const position = new TablutPosition(options);
  position.setUp(placement);
  for (const [at, unit] of units.entries()) {
    features[index * units.length + at] = unit.value(position);
  }
}
writeFileSync(values.out, features);

function weights(one: { single?: number; byTurn?: number; square?: number }): Weights {
  const single = (at: number): number => (one.single === at ? 1 : 0);
  const pair = (at: number): [number, number] => [
    one.byTurn === at ? 1 : 0,
    one.byTurn === at + 1 ? 1 : 0,
  ];
  const squares = (first: number): readonly number[] =>
    Array.from({ length: CLASSES }, (_, at) => (one.square === first + at ? 1 : 0));
  return {
    offset: single(0),
    turn: single(1),
    kingStep: single(2),
    oneCorner: pair(0),
    twoCorners: pair(2),
    inThree: pair(4),
    attackerBesideKing: single(3),
    defenderBesideKing: single(4),
    exposedSide: single(5),
    attackerAt: squares(0),
    defenderAt: squares(CLASSES),
    kingAt: squares(2 * CLASSES),
  };
}
