import type { SeatNet } from '@kast/bots';
import type { Chances as HandMade } from '../../packages/games/src/drunter-und-drueber/bot/chances.ts';
import {
  OVER,
  type RacePosition,
} from '../../packages/games/src/drunter-und-drueber/bot/race-position.ts';
import type { World } from '../../packages/games/src/drunter-und-drueber/bot/world.ts';
import { Describer } from './rows.ts';

let net: SeatNet;

export function learn(learnt: SeatNet): void {
  net = learnt;
}

/** In place of the bot's `chances.ts`: each seat's chance by a net. */
export class Chances implements Pick<HandMade, 'progress' | 'estimate' | 'of'> {
  private readonly describer = new Describer();
  readonly progress: HandMade['progress'] = this.describer.progress;

  estimate(position: RacePosition, into: Float64Array): void {
    const { seats } = position.board;
    if (position.phase === OVER) return shareWin(position, into);
    this.describer.describe(position, net);
    net.estimate();
    let total = 0;
    for (let index = 0; index < seats; index++) {
      const share = position.isOut(index + 1) ? 0 : (net.shares[index] as number);
      into[index] = share;
      total += share;
    }
    for (let index = 0; index < seats; index++) into[index] = (into[index] as number) / total;
  }

  of(position: RacePosition): readonly number[] {
    const into = new Float64Array(position.board.seats);
    this.estimate(position, into);
    return [...into];
  }
}

function shareWin(position: RacePosition, into: Float64Array): void {
  let winners = 0;
  for (let index = 0; index < into.length; index++) if (position.isWinner(index + 1)) winners++;
  for (let index = 0; index < into.length; index++) {
    into[index] = position.isWinner(index + 1) ? 1 / winners : 0;
  }
}

export function chancesNow(worlds: readonly World[]): readonly number[] {
  const chances = new Chances();
  const found = worlds.map(({ start }) => chances.of(start));
  return (found[0] ?? []).map(
    (_, index) => found.reduce((sum, one) => sum + (one[index] as number), 0) / found.length,
  );
}
