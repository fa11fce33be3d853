import type { DrawLuck } from '@kast/bots';
import { isVerdict, seatsOf } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ReelStage } from '../replay/reel.ts';
import type { HindsightDesk } from './hindsight-desk.ts';

/** What a draw, or all of them, did to one seat's chance, and how far that may be off. */
export interface Luck {
  /** From −1 to 1. */
  readonly change: number;
  /** One standard error. */
  readonly error: number;
}

/** A draw of chance, with what it did to each seat, seat 1 first. */
export interface LedgerLine {
  /** Its place in the log. */
  readonly ply: number;
  readonly luck: readonly Luck[];
}

export interface Ledger {
  readonly lines: ReadonlySignal<readonly LedgerLine[]>;
  /** From 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  readonly state: ReadonlySignal<'idle' | 'drawing' | 'done' | 'stopped'>;
  /** Some draw could have done something for somebody: there are matches in which none could. */
  readonly hasLuck: ReadonlySignal<boolean>;
  start(): Promise<void>;
  stop(): void;
}

/** So many draws in one task: then the page hears of them. */
const BATCH = 25;
/** No match is drawn again more often than this, all its draws together. */
const MOST_DRAWS = 3000;
const MOST_PER_DRAW = 400;

/** The draws by lot; what a hand has thrown is skill. */
export function drawsIn(stages: readonly ReelStage[]): readonly number[] {
  return stages.flatMap(({ ply, hosted }) => {
    if (ply?.entry.by !== 'chance' || !ply.step) return [];
    return isVerdict(hosted.match.game, ply.step) ? [] : [ply.at];
  });
}

/** Every draw again, a batch of each in turn, so that all of it gets sharper together. */
export function createLedger(stages: readonly ReelStage[], desk: HindsightDesk): Ledger {
  const draws = drawsIn(stages);
  const lines = signal<readonly LedgerLine[]>([]);
  const progress = signal(0);
  const state = signal<'idle' | 'drawing' | 'done' | 'stopped'>('idle');
  const batches = batchesFor(draws.length);
  const measured = new Map<number, DrawLuck[]>();
  let runs = 0;

  async function measure(ply: number, batch: number): Promise<DrawLuck | undefined> {
    const before = stages[ply]?.hosted.match;
    const drawn = stages[ply + 1]?.ply?.entry.move;
    if (!before || drawn === undefined) return undefined;
    const { id: game, rulesVersion } = before.game.info;
    return desk.drawAgain({
      game,
      rulesVersion,
      state: before.state,
      drawn,
      draws: BATCH,
      seed: `luck:${ply}:${batch}`,
    });
  }

  async function draw(isOn: () => boolean): Promise<void> {
    for (let batch = 0; batch < batches; batch++) {
      for (const ply of draws) {
        if (!isOn()) return;
        const known = measured.get(ply) ?? [];
        // Who goes on after stopping does not count a batch twice.
        if (known.length > batch) continue;
        const luck = await measure(ply, batch);
        if (luck && isOn()) measured.set(ply, [...known, luck]);
      }
      if (!isOn()) return;
      lines.value = draws.map((ply) => ({ ply, luck: meanOf(measured.get(ply) ?? []) }));
      progress.value = (batch + 1) / batches;
    }
  }

  return {
    lines,
    progress,
    state,
    hasLuck: computed(() => lines.value.some(({ luck }) => luck.some(couldMatter))),
    async start() {
      runs += 1;
      const own = runs;
      const isOn = (): boolean => runs === own && state.peek() === 'drawing';
      state.value = 'drawing';
      try {
        await draw(isOn);
        if (isOn()) state.value = 'done';
      } finally {
        // What went wrong can be tried again.
        if (isOn()) state.value = 'stopped';
      }
    },
    stop() {
      if (state.peek() === 'drawing') state.value = 'stopped';
    },
  };
}

function batchesFor(draws: number): number {
  const perDraw = Math.min(MOST_PER_DRAW, MOST_DRAWS / Math.max(draws, 1));
  return draws === 0 ? 0 : Math.max(Math.floor(perDraw / BATCH), 1);
}

/** All draws together, for each seat. They were drawn apart: their variances add up. */
export function totalOf(lines: readonly LedgerLine[], seats: number): readonly Luck[] {
  return seatsOf(seats).map((seat) => {
    const lucks = lines.flatMap(({ luck }) => luck[seat - 1] ?? []);
    return {
      change: sum(lucks.map(({ change }) => change)),
      error: Math.sqrt(sum(lucks.map(({ error }) => error * error))),
    };
  });
}

/** What mattered most to anybody, in the order in which it was drawn. */
export function mostOf(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  return lines
    .filter((line) => strengthOf(line) > 0)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, MOST_LINES)
    .toSorted((a, b) => a.ply - b.ply);
}

const MOST_LINES = 3;

function strengthOf({ luck }: LedgerLine): number {
  return Math.max(0, ...luck.filter(isTold).map(({ change }) => Math.abs(change)));
}

/** Twice its error from nothing, and something that a player would notice. */
export function isTold({ change, error }: Luck): boolean {
  return Math.abs(change) >= LEAST_TOLD && Math.abs(change) >= 2 * error;
}

const LEAST_TOLD = 0.01;

/** More than what adding up shares leaves behind. */
function couldMatter({ change, error }: Luck): boolean {
  return Math.abs(change) > 1e-9 || error > 1e-9;
}

/** The batches of one draw. */
function meanOf(batches: readonly DrawLuck[]): readonly Luck[] {
  const seats = batches[0]?.drawn.length ?? 0;
  return seatsOf(seats).map((seat) => {
    const changes = batches.map(({ drawn, due }) => (drawn[seat - 1] ?? 0) - (due[seat - 1] ?? 0));
    const variance = sum(batches.map((batch) => batch.variance[seat - 1] ?? 0));
    return { change: sum(changes) / batches.length, error: Math.sqrt(variance) / batches.length };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
