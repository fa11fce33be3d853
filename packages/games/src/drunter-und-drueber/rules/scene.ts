import { must, type Seat } from '@kast/kernel';
import { type DrunterOptions, options as specs } from '../info.ts';
import { CIRCLES, parseCircle } from './circles.ts';
import { COLOURS } from './colours.ts';
import { type Layout, PRINTED } from './layout.ts';
import type { DrunterState, Stack } from './state.ts';

export interface SceneParts {
  readonly seats?: number;
  readonly options?: Partial<DrunterOptions>;
  readonly layout?: Layout;
  readonly onTurn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly misses?: readonly number[];
  readonly out?: readonly Seat[];
}

/**
 * A position in the middle of moving, for lessons, diagrams and tests: `c4:OR d5:R3Y` has red on orange
 * on c4, and on d5 yellow on a red stone that has waited three turns.
 */
export function scene(stones: string, parts: SceneParts = {}): DrunterState {
  const seats = parts.seats ?? 2;
  return {
    options: { ...defaults(), layout: 'printed', ...parts.options },
    seats,
    phase: 'moving',
    layout: parts.layout ?? PRINTED,
    stacks: stacksOf(stones),
    inHand: Array.from({ length: seats }, () => 0),
    first: parts.first ?? 1,
    onTurn: parts.onTurn ?? 1,
    round: parts.round ?? 0,
    misses: parts.misses ?? Array.from({ length: seats }, () => 0),
    out: parts.out ?? [],
    attack: null,
    outcome: null,
  };
}

function defaults(): DrunterOptions {
  return {
    layout: specs.layout.values[0],
    block: specs.block.values[0],
    falseClaim: specs.falseClaim.values[0],
    rounds: specs.rounds.values[0],
    memory: specs.memory.values[0],
  };
}

function stacksOf(text: string): readonly Stack[] {
  const stacks: Stack[] = CIRCLES.map(() => []);
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [circle = '', stones = ''] = part.split(':');
    const at = must(parseCircle(circle), `a circle in ${part}`);
    stacks[at] = [...stones.matchAll(/([ROYGBV])(\d*)/g)].map(([, letter = '', waited]) => ({
      owner: COLOURS.findIndex((colour) => colour === letter) + 1,
      waited: Number(waited),
    }));
  }
  return stacks;
}
