import type { Choice } from '@kast/bots';
import { type Outcome, seenBy, turnOf } from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import type { ReelStage } from './reel.ts';

/** What the computer thinks of each position: filled in one by one. */
export interface Estimates {
  readonly choices: ReadonlySignal<ReadonlyMap<number, Choice>>;
  readonly isRunning: ReadonlySignal<boolean>;
  start(): Promise<void>;
  stop(): void;
}

const LOOK = { level: 5, budget: { nodes: 6000 } } as const;

export function createEstimates(stages: readonly ReelStage[], thinker: Thinker): Estimates {
  const choices = signal<ReadonlyMap<number, Choice>>(new Map());
  const isRunning = signal(false);
  return {
    choices,
    isRunning,
    async start() {
      isRunning.value = true;
      for (const [ply, { hosted }] of stages.entries()) {
        if (!isRunning.value) return;
        const turn = turnOf(hosted.match);
        const seat = turn.kind === 'seats' ? turn.seats[0] : undefined;
        if (seat === undefined || choices.value.has(ply)) continue;
        const { id: game, rulesVersion } = hosted.match.game.info;
        const choice = await thinker.think({
          game,
          rulesVersion,
          seen: seenBy(hosted, seat),
          seed: `look:${ply}`,
          ...LOOK,
        });
        choices.value = new Map(choices.value).set(ply, choice);
      }
      isRunning.value = false;
    },
    stop() {
      isRunning.value = false;
      thinker.close();
    },
  };
}

/** How many positions there are to look at: where chance is next, nobody decides anything. */
export function countDecisions(stages: readonly ReelStage[]): number {
  return stages.filter(({ hosted }) => turnOf(hosted.match).kind === 'seats').length;
}

/**
 * The chance of one seat after each ply, where it is known; after the end it is settled. Where chance is next
 * it is still that of the last decision, or before the first one that of the first.
 */
export function curveOf(
  choices: ReadonlyMap<number, Choice>,
  stages: readonly ReelStage[],
  seat: number,
): readonly (number | undefined)[] {
  const first = stages.findIndex(({ hosted }) => turnOf(hosted.match).kind === 'seats');
  const known = (ply: number): number | undefined => choices.get(ply)?.estimate[seat - 1];
  let last = known(first);
  return stages.map(({ hosted: { match } }, ply) => {
    const turn = turnOf(match);
    switch (turn.kind) {
      case 'seats':
        last = known(ply);
        return last;
      case 'over':
        return settled(turn.outcome, match.setup.seats, seat);
      default:
        return last;
    }
  });
}

function settled({ winners }: Outcome, seats: number, seat: number): number {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
