import { must, type Random } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { CIRCLES, type Circle, colourOf } from '../rules/index.ts';
import { type DrunterSeen, imagineColours, isSure, type Recollection } from './memory.ts';
import { raceBoard } from './race-board.ts';
import { RacePosition } from './race-position.ts';
import type { World } from './world.ts';

/** So many rounds people know what they stand on; after as many again, every other one. */
const FRESH = 8;

/** Boards and minds as they may be; fewer than `most` where there is nothing to guess. */
export function imagineWorlds(
  seen: DrunterSeen,
  mind: Recollection,
  most: number,
  random: Random,
): readonly World[] {
  const doubts = CIRCLES.map((at) => doubtOf(seen, mind, at));
  const isCertain = mind.sure.every((colour) => colour !== null);
  const count = isCertain && doubts.every((doubt) => doubt === 0) ? 1 : most;
  const options = seen.options as DrunterOptions;
  return Array.from({ length: count }, () => {
    const colours = imagineColours(mind, random);
    const start = new RacePosition(raceBoard(colours, seen.seats, options));
    start.set(seen.view);
    const claims = Uint8Array.from(doubts, (doubt) => (random.below(100) < doubt ? 0 : 1));
    return { start, claims };
  });
}

/**
 * DD4.2: how likely, in a hundred, the owner of the top stone here does not say that it stands right. Of oneself
 * one knows it; of the others one knows how long they have not seen what lies there.
 */
function doubtOf(seen: DrunterSeen, mind: Recollection, at: Circle): number {
  const owner = must(seen.view.stacks[at], 'a stack').at(-1)?.owner;
  if (owner === undefined) return 0;
  if (owner === seen.viewer) return isSure(mind, at) ? 0 : 100;
  // Who does not stand right has nothing to say.
  if (isSure(mind, at) && mind.sure[at] !== colourOf(owner)) return 0;
  const { layout, memory, falseClaim } = seen.options as DrunterOptions;
  if (layout === 'printed' || memory === 'aid' || falseClaim === 'free') return 0;
  const coveredAt = seen.memory?.traces[at]?.coveredAt ?? seen.ply;
  const rounds = (seen.ply - coveredAt) / seen.seats;
  if (rounds <= FRESH) return 0;
  return Math.round((100 * (rounds - FRESH)) / rounds);
}
