import type { Seat } from '@kast/kernel';
import { chancesToBeFirst } from '../../packages/games/src/leibkoeche/bot/chances.ts';
import { finishesOf } from '../../packages/games/src/leibkoeche/bot/finishes.ts';
import type { Floor } from '../../packages/games/src/leibkoeche/bot/floor.ts';
import type { Race } from '../../packages/games/src/leibkoeche/bot/race.ts';
import { describe, newFeatures } from './features.ts';
import type { RaceNet } from './race-net.ts';

export { chancesToBeFirst };

let net: RaceNet | undefined;
const features = newFeatures();

export function learn(learnt: RaceNet): void {
  net = learnt;
}

/** In place of the bot's `chances.ts`: before the reveal, with what a net adds. */
export function chancesOf(race: Race, floor: Floor, next: Seat): readonly number[] {
  const chances = chancesToBeFirst(finishesOf(race, floor, next));
  if (race.revealed || !net) return chances;
  describe(race, floor, next, features);
  net.ask(features, chances.length);
  const { factors } = net;
  const weights = chances.map((chance, index) => chance * (factors[index] as number));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
