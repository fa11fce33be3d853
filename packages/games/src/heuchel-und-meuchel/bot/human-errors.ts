import { preferred, type Weighed, type WeighedMove } from '@kast/bots';
import { must, type Random } from '@kast/kernel';
import { game, type HeuchelMove, openRows } from '../rules/index.ts';
import type { HeuchelSeen } from './imagined-positions.ts';
import type { HeuchelWeaknesses } from './levels.ts';
import { NO_STATE } from './imagined-game.ts';
import { encode } from './move-code.ts';
import type { PlayoutPolicy } from './playout-policy.ts';
import type { HeuchelPosition } from './position.ts';

/** Two who play equally well still have their own taste, in points. */
const TASTE = 1.5;
const FINENESS = 1_000;

/** What a player with some weaknesses does about the moves that it has weighed. */
export function decide(
  { moves }: Weighed,
  {
    weaknesses,
    policy,
    position,
    seen,
    random,
  }: {
    readonly weaknesses: HeuchelWeaknesses;
    readonly policy: PlayoutPolicy;
    readonly position: HeuchelPosition;
    readonly seen: HeuchelSeen;
    readonly random: Random;
  },
): WeighedMove {
  const read = moves.map((weighed) => ({ weighed, move: readMove(weighed.key) }));
  if (weaknesses.greedy === 0 || read[0]?.move.kind === 'arrange') return preferred(moves);
  const noticed = read.filter(({ move }) => isNoticed(move, weaknesses, random));
  const ahead = stackAhead(seen);
  const seeming = (noticed.length > 0 ? noticed : read).map(({ weighed, move }) => {
    const isOld = move.kind === 'move' && move.from === ahead;
    const points =
      policy.glance(position, encode(move)) +
      (isOld ? weaknesses.stubborn : 0) +
      (TASTE * random.below(FINENESS)) / FINENESS;
    return { weighed, value: weighed.value + (weaknesses.greedy / 100) * points };
  });
  return seeming.reduce((best, other) => (other.value > best.value ? other : best)).weighed;
}

/** A step is always seen; each row further that a way leads may be one too far. */
function isNoticed(
  move: HeuchelMove,
  { overlooksFar }: HeuchelWeaknesses,
  random: Random,
): boolean {
  if (move.kind !== 'move') return true;
  const beyond = move.to - move.from - 1;
  return Array.from({ length: beyond }).every(() => random.below(100) >= overlooksFar);
}

/** The row of the stack that is farthest up and not home. */
function stackAhead({ view, viewer }: HeuchelSeen): number {
  return openRows(view.columns[Number(viewer) - 1]).at(-1) ?? 0;
}

function readMove(text: string): HeuchelMove {
  const read = game.notation.parse(NO_STATE, 1, text);
  return must(read.ok ? read.value : undefined, `a move: ${text}`);
}
