import { type Entry, type Happening, MASKED, parseAct, type PastPly } from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';

/** An entry of a match's log with what happened there, as one viewer may be told it. */
export type LoggedPly = PastPly;

/** A stretch of the log: all of a short match, the end of a long one. */
export interface LogPage {
  /** The place in the log of the first ply here. */
  readonly from: number;
  readonly plies: readonly LoggedPly[];
}

/** The log of a match as far as it was read, for one viewer. It grows at both ends and is never copied. */
export interface MatchLog {
  /** Changes when earlier pages come in: what lies before it has not been read yet. */
  readonly from: ReadonlySignal<number>;
  /** How many entries the match has, those that were not read counted in. */
  end(): number;
  /**
   * From the ply `first` up to, not including, `until`: as it could be read when the match had come there, without what
   * must be remembered by now.
   */
  read(first: number, until: number): readonly LoggedPly[];
}

/** What of an event may be told again by now. */
export type Recall = (event: unknown) => unknown;

export interface GrowingLog extends MatchLog {
  append(happening: Happening): void;
  /** False where it does not end where this log begins. */
  prepend(page: LogPage): boolean;
  /** Starts over from a page far ahead: what lies between was not read. */
  restart(page: LogPage): void;
}

interface KeptPly extends LoggedPly {
  /** How far the match had come when the entry could be read. */
  readonly disclosedAt?: number;
}

/** `recallNow` is asked at every reading, where there is something that must be remembered and not looked up. */
export function createMatchLog(
  page: LogPage,
  recallNow: () => Recall | undefined = () => undefined,
): GrowingLog {
  const from = signal(page.from);
  let plies: KeptPly[] = [...page.plies];
  let lastRecall: Recall | undefined;

  /** What the end opens is not read before it has been told: until then, as before it. */
  function recallUntil(until: number): Recall | undefined {
    const recall = recallNow();
    lastRecall = recall ?? lastRecall;
    return until < from.peek() + plies.length ? lastRecall : recall;
  }

  return {
    from,
    end: () => from.peek() + plies.length,
    read(first, until) {
      const start = from.value;
      const recall = recallUntil(until);
      return plies
        .slice(Math.max(first - start, 0), Math.max(until - start, 0))
        .map((ply) => asReadAt(ply, until))
        .map((ply) => (recall ? { ...ply, events: recalled(ply.events, recall) } : ply));
    },
    append({ ply, entry, events, tookBack, disclosed }) {
      const start = from.peek();
      lastRecall = recallNow() ?? lastRecall;
      plies.push({ entry, events, ...(tookBack === undefined ? {} : { tookBack }) });
      for (const opened of disclosed) {
        const masked = plies[opened.ply - start];
        if (!masked) continue;
        plies[opened.ply - start] = { ...masked, entry: opened.entry, disclosedAt: ply + 1 };
      }
    },
    prepend(earlier) {
      if (earlier.from + earlier.plies.length !== from.peek()) return false;
      plies = [...earlier.plies, ...plies];
      from.value = earlier.from;
      return true;
    },
    restart(later) {
      plies = [...later.plies];
      from.value = later.from;
    },
  };
}

/** The places of the moves that were taken back by something here. */
export function takenBackIn(plies: readonly LoggedPly[]): ReadonlySet<number> {
  return new Set(plies.flatMap(({ tookBack }) => tookBack ?? []));
}

export function isAct(entry: Entry): boolean {
  return entry.by !== 'chance' && parseAct(entry.move) !== undefined;
}

/** What was recalled of events last. */
const lastRecalled = new WeakMap<readonly unknown[], readonly unknown[]>();

/** The very same list until something else may be told: sentences are put together once for each. */
function recalled(events: readonly unknown[], recall: Recall): readonly unknown[] {
  const last = lastRecalled.get(events) ?? events;
  const now = events.map(recall);
  if (JSON.stringify(now) === JSON.stringify(last)) return last;
  lastRecalled.set(events, now);
  return now;
}

function asReadAt({ disclosedAt, ...ply }: KeptPly, until: number): LoggedPly {
  if (disclosedAt === undefined || disclosedAt <= until) return ply;
  return { ...ply, entry: { by: ply.entry.by, move: MASKED } };
}
