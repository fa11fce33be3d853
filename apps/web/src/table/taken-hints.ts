import type { KeyValue } from '../device/key-value.ts';
import { newestKept } from '../device/newest-kept.ts';
import { isObject } from '../device/stored-shapes.ts';

/** The hints that were followed at this device: what the computer has advised is nobody's mistake. */
export interface TakenHints {
  /** This entry of the match's log is what a hint had advised. */
  note(match: string, ply: number, move: string): void;
  /** The moves that were advised, by their place in the log. */
  of(match: string): ReadonlyMap<number, string>;
}

interface Kept {
  readonly match: string;
  readonly moves: readonly (readonly [ply: number, move: string])[];
}

const KEY = 'kast.taken-hints';
/** The latest matches with a hint in them. */
const MATCHES_TO_KEEP = 60;

export function takenHints(store: KeyValue): TakenHints {
  const all = newestKept<Kept>(store, {
    key: KEY,
    most: MATCHES_TO_KEEP,
    matchOf: ({ match }) => match,
    isKept,
  });
  const movesOf = (match: string): Kept['moves'] => all.get(match)?.moves ?? [];
  return {
    note(match, ply, move) {
      const moves = [...movesOf(match).filter(([at]) => at !== ply), [ply, move] as const];
      all.put({ match, moves });
    },
    of: (match) => new Map(movesOf(match)),
  };
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || typeof value['match'] !== 'string') return false;
  const { moves } = value;
  return Array.isArray(moves) && moves.every(isMove);
}

function isMove(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return Number.isInteger(value[0]) && typeof value[1] === 'string';
}
