import { type Game, type Happening, MOST_UNDOS_IN_A_ROW, type Vantage } from '@kast/kernel';
import { isAct } from '../match-log.ts';

/** What the viewer remembers, folded forward as the host does. A value. */
export interface KnownMemory {
  readonly memory: unknown;
  /** What was remembered before each of the last moves, so that one that is taken back is forgotten. */
  readonly before: readonly { readonly ply: number; readonly memory: unknown }[];
  /** Nobody has told us what is remembered here: then nothing is. */
  readonly isKept: boolean;
}

type Remembering = Pick<Game<unknown, unknown, unknown, unknown>, 'remember' | 'recall'>;

/** `given` came with a snapshot; before the first entry there is nothing to be given. */
export function memoryAt(game: Remembering, ply: number, given: unknown): KnownMemory {
  const isKept =
    game.remember !== undefined && (given !== undefined || (ply === 0 && !game.recall));
  return { memory: given, before: [], isKept };
}

/** Undefined where a move was taken back that we do not know the memory before: it must be asked for. */
export function memoryAfter(
  game: Remembering,
  known: KnownMemory,
  { ply, entry, events, tookBack }: Happening,
  vantage: Vantage,
): KnownMemory | undefined {
  if (!known.isKept || !game.remember) return known;
  if (tookBack !== undefined) return takenBack(known, tookBack);
  if (isAct(entry)) return known;
  return {
    memory: game.remember(known.memory, events, { ...vantage, ply }),
    before: [...known.before.slice(1 - MOST_UNDOS_IN_A_ROW), { ply, memory: known.memory }],
    isKept: true,
  };
}

function takenBack(known: KnownMemory, ply: number): KnownMemory | undefined {
  const index = known.before.findIndex((earlier) => earlier.ply === ply);
  const earlier = known.before[index];
  return earlier && { ...known, memory: earlier.memory, before: known.before.slice(0, index) };
}
