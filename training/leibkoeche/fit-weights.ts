import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chancesOf } from '../../packages/games/src/leibkoeche/bot/chances.ts';
import { Floor } from '../../packages/games/src/leibkoeche/bot/floor.ts';
import type { Race } from '../../packages/games/src/leibkoeche/bot/race.ts';
import { type Weights, WEIGHTS } from '../../packages/games/src/leibkoeche/bot/weights.ts';
import { raceIn, type Turn } from './turns.ts';

/** The numbers of the race that make what came of turns likeliest, found one by one, in ever smaller steps. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: ['training/leibkoeche/data/turns-1.jsonl'] },
    /** Of so many turns one is looked at; and each fifth match is only for testing. */
    every: { type: 'string', default: '3' },
    from: { type: 'string', default: '{}' },
  },
});

interface Sample extends Turn {
  readonly whole: Race;
  readonly floor: Floor;
}

const LEAST_STEP = 0.01;
const weights: Record<keyof Weights, number> = WEIGHTS.next;
const samples = values.data
  .flatMap(readTurns)
  .filter((_, index) => index % Number(values.every) === 0);
const learnt = samples.filter(({ match }) => match % 5 !== 0);
const tested = samples.filter(({ match }) => match % 5 === 0);

tell('before');
Object.assign(weights, JSON.parse(values.from));
let best = surprise(learnt);
for (let step = 0.2; step > LEAST_STEP; ) {
  const before = best;
  for (const name of Object.keys(weights) as (keyof Weights)[]) {
    for (const factor of [1 + step, 1 / (1 + step)]) {
      while (tryOut(name, factor));
    }
  }
  if (before - best < 1e-5) step /= 2;
}
tell('after');

function tryOut(name: keyof Weights, factor: number): boolean {
  const kept = weights[name];
  weights[name] = kept * factor;
  const found = surprise(learnt);
  if (found < best - 1e-6) {
    best = found;
    return true;
  }
  weights[name] = kept;
  return false;
}

function tell(when: string): void {
  for (const seats of [2, 3, 4]) {
    const some = tested.filter(({ race }) => race.racers.length === seats);
    const hidden = some.filter(({ race }) => !race.revealed);
    const told = `${some.length} turns, nats ${surprise(some).toFixed(4)}, error ${error(some).toFixed(4)}`;
    process.stdout.write(
      `${when}, ${seats} seats: ${told}; not revealed ${surprise(hidden).toFixed(4)}, ${error(hidden).toFixed(4)}\n`,
    );
  }
  process.stdout.write(`${JSON.stringify(weights)}\n`);
}

/** Nats: how surprising it is who won. */
function surprise(some: readonly Sample[]): number {
  let sum = 0;
  for (const { whole, floor, next, winner } of some) {
    sum -= Math.log(Math.max(1e-4, chancesOf(whole, floor, next)[winner - 1] as number));
  }
  return sum / some.length;
}

/** Squared, per seat. */
function error(some: readonly Sample[]): number {
  let sum = 0;
  for (const { whole, floor, next, winner } of some) {
    const chances = chancesOf(whole, floor, next);
    const squares = chances.map((chance, index) => (chance - (index + 1 === winner ? 1 : 0)) ** 2);
    sum += squares.reduce((total, square) => total + square, 0) / chances.length;
  }
  return sum / some.length;
}

function readTurns(path: string): readonly Sample[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const turn = JSON.parse(line) as Turn;
    const whole = raceIn(turn);
    return { ...turn, whole, floor: new Floor(whole) };
  });
}
