import { type GameBox, hasHindsight } from '@kast/games';
import { type Outcome, seatsOf } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { countDecisions, createEstimates, curveOf, type Estimates } from '../replay/estimates.ts';
import type { ReelStage } from '../replay/reel.ts';
import { turnsIn } from '../replay/turns-in.ts';
import type { Thinker } from '../session/bots/thinker.ts';
import { type Course, courseOf } from './course.ts';
import type { HindsightDesk } from './hindsight-desk.ts';
import { createLedger, drawsIn, type Ledger } from './luck-ledger.ts';
import { candidatesIn, type TurningPoint, weighed, worstOf } from './turning-points.ts';
import { withLuck } from './with-luck.ts';

/** What is found out about a match that is over, bit by bit. */
export interface ToldStory {
  readonly estimates: Estimates;
  readonly decisions: number;
  /** Seat 1 first. */
  readonly curves: ReadonlySignal<readonly (readonly (number | undefined)[])[]>;
  readonly course: ReadonlySignal<Course | undefined>;
  /** Undefined until they are known. */
  readonly turningPoints: ReadonlySignal<readonly TurningPoint[] | undefined>;
  /** Where the game draws lots, and can be looked back at with everything open. */
  readonly ledger: Ledger | undefined;
  readonly isLooking: ReadonlySignal<boolean>;
  /** Estimates by all who think, chance drawn again beside them. What was found already stays. */
  look(): Promise<void>;
  stop(): void;
}

interface Match {
  readonly box: GameBox;
  readonly rulesVersion: number;
  readonly stages: readonly ReelStage[];
  readonly seats: number;
  readonly outcome: Outcome;
}

export function tellStory(
  match: Match,
  thinkersOf: () => readonly Thinker[],
  desk: HindsightDesk,
): ToldStory {
  const { box, rulesVersion, stages, seats, outcome } = match;
  const isOpen = hasHindsight(box, rulesVersion);
  const estimates = createEstimates(stages, thinkersOf);
  const decisions = countDecisions(stages);
  const turningPoints = signal<readonly TurningPoint[] | undefined>(undefined);
  const ledger = isOpen && drawsIn(stages).length > 0 ? createLedger(stages, desk) : undefined;
  const firstDecision = turnsIn(stages).findIndex(({ kind }) => kind === 'seats');
  /** Drawn once it is known for good: a curve that trembles tells nothing. */
  const luck = computed(() => (ledger?.state.value === 'done' ? ledger.lines.value : []));
  const curves = computed(() =>
    seatsOf(seats).map((seat) => {
      const curve = curveOf(estimates.choices.value, stages, seat);
      return withLuck(curve, luck.value, seat, firstDecision);
    }),
  );

  async function lookAtAll(): Promise<void> {
    await estimates.start();
    if (estimates.choices.peek().size === decisions) await findTurningPoints();
  }

  async function findTurningPoints(): Promise<void> {
    if (turningPoints.peek()) return;
    const candidates = candidatesIn(stages, estimates.choices.peek());
    turningPoints.value = worstOf(isOpen ? await weighed(stages, candidates, desk) : candidates);
  }

  return {
    estimates,
    decisions,
    curves,
    course: computed(() => courseOf(curves.value, outcome)),
    turningPoints,
    ledger,
    isLooking: estimates.isRunning,
    async look() {
      const drawn = ledger && ledger.state.peek() !== 'done' ? ledger.start() : undefined;
      await Promise.all([lookAtAll(), drawn]);
    },
    stop() {
      estimates.stop();
      ledger?.stop();
    },
  };
}
