import type { Choice, ThinkTask } from '@kast/bots';
import { type Outcome, type Seat, seenBy } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import type { ReelStage } from './reel.ts';
import { turnsIn } from './turns-in.ts';

/** What the computer thinks of each position: filled in one by one. */
export interface Estimates {
  readonly choices: ReadonlySignal<ReadonlyMap<number, Choice>>;
  readonly isRunning: ReadonlySignal<boolean>;
  start(): Promise<void>;
  stop(): void;
}

const LOOK = { level: 5 } as const;

/** For each position; less in a long match, so that all of it is looked at in a bounded time. */
const NODES = { most: 6000, least: 1500, together: 480_000 };

/** By several who look at once, each at a position of its own: what they find does not depend on how many there are. */
export function createEstimates(
  stages: readonly ReelStage[],
  thinkersOf: () => readonly Thinker[],
): Estimates {
  let thinkers: readonly Thinker[] | undefined;
  const choices = signal<ReadonlyMap<number, Choice>>(new Map());
  const running = signal(0);
  let runs = 0;
  const nodes = nodesFor(countDecisions(stages));

  async function lookAt(plies: Iterable<number>, thinker: Thinker, run: number): Promise<void> {
    for (const ply of plies) {
      if (running.value !== run) return;
      const task = taskAt(stages, ply);
      if (!task || choices.value.has(ply)) continue;
      const choice = await thinker.think({ ...task, budget: { nodes } });
      choices.value = new Map(choices.value).set(ply, choice);
    }
  }

  function stop(): void {
    running.value = 0;
    // What they were asked last is never answered: who goes on asks others.
    for (const thinker of thinkers ?? []) thinker.close();
    thinkers = undefined;
  }

  return {
    choices,
    isRunning: computed(() => running.value !== 0),
    async start() {
      runs += 1;
      const own = runs;
      running.value = own;
      thinkers ??= thinkersOf();
      // Of one iterator: whoever is free takes the next.
      const plies = stages.keys();
      try {
        await Promise.all(thinkers.map((thinker) => lookAt(plies, thinker, own)));
      } finally {
        // Nobody is kept who has nothing more to do, and what went wrong can be tried again.
        if (running.value === own) stop();
      }
    },
    stop,
  };
}

function taskAt(stages: readonly ReelStage[], ply: number): ThinkTask | undefined {
  const hosted = stages[ply]?.hosted;
  const seat = seatAsked(stages, ply);
  if (!hosted || seat === undefined) return undefined;
  const { id: game, rulesVersion } = hosted.match.game.info;
  return { game, rulesVersion, seen: seenBy(hosted, seat), seed: `look:${ply}`, ...LOOK };
}

/** Who decides there: of several, whoever has done so next. */
export function seatAsked(stages: readonly ReelStage[], ply: number): Seat | undefined {
  const turn = turnsIn(stages)[ply];
  if (turn?.kind !== 'seats') return undefined;
  const by = stages[ply + 1]?.ply?.entry.by;
  return turn.seats.find((seat) => seat === by) ?? turn.seats[0];
}

/** A move in notation, as whoever is asked there would make it. */
export function preferredMove(stages: readonly ReelStage[], ply: number, text: string): unknown {
  const seat = seatAsked(stages, ply);
  const match = stages[ply]?.hosted.match;
  if (seat === undefined || !match) return undefined;
  const move = match.game.notation.parse(match.state, seat, text);
  return move.ok ? move.value : undefined;
}

function nodesFor(decisions: number): number {
  const share = Math.floor(NODES.together / Math.max(decisions, 1));
  return Math.min(Math.max(share, NODES.least), NODES.most);
}

/** How many positions there are to look at: where chance is next, nobody decides anything. */
export function countDecisions(stages: readonly ReelStage[]): number {
  return turnsIn(stages).filter(({ kind }) => kind === 'seats').length;
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
  const turns = turnsIn(stages);
  const first = turns.findIndex(({ kind }) => kind === 'seats');
  const known = (ply: number): number | undefined => choices.get(ply)?.estimate[seat - 1];
  const seats = stages[0]?.hosted.match.setup.seats ?? 0;
  let last = known(first);
  return turns.map((turn, ply) => {
    switch (turn.kind) {
      case 'seats':
        last = known(ply);
        return last;
      case 'over':
        return settled(turn.outcome, seats, seat);
      default:
        return last;
    }
  });
}

function settled({ winners }: Outcome, seats: number, seat: number): number {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
