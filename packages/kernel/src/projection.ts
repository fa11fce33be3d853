import { MOST_UNDOS_IN_A_ROW } from './acts.ts';
import type { Entry, Ply } from './entry.ts';
import type { Secrecy } from './game.ts';
import { type Match, outcomeOf } from './match.ts';
import type { Viewer } from './seat.ts';

/** In place of a move that the viewer may not know. */
export const MASKED = '?';

/**
 * What one viewer may know of the log, folded forward ply by ply and never computed from the start: the
 * entries that it may not read yet, and what it remembers. What is masked until the end is bounded by
 * the game (a suite measures it), not by the length of the log.
 */
export interface Projection<Memory = unknown> {
  readonly viewer: Viewer;
  /** In the order of the log. */
  readonly masked: readonly MaskedEntry[];
  /** As `Game.remember` folds it; undefined where the view tells everything. */
  readonly memory: Memory | undefined;
  /** What was remembered before each move that can be taken back, as in `Match.takeBacks`. */
  readonly memoryBefore: readonly (Memory | undefined)[];
}

export interface MaskedEntry {
  readonly ply: number;
  readonly entry: Entry;
  readonly secrecy: Exclude<Secrecy, 'none'>;
}

/** What one entry of the log brought one viewer. */
export interface Happening<Event = unknown> {
  readonly ply: number;
  readonly entry: Entry;
  readonly events: readonly Event[];
  /** T6: the place of the move that this entry took back. */
  readonly tookBack?: number;
  /** Earlier entries that were masked and may be read from now on. */
  readonly disclosed: readonly { readonly ply: number; readonly entry: Entry }[];
}

export function newProjection(viewer: Viewer): Projection<never> {
  return { viewer, masked: [], memory: undefined, memoryBefore: [] };
}

/** What the viewer may know once `ply` was entered; `match` is the match after it. */
export function project<State, Move, View, Event, Memory>(
  before: Projection<Memory>,
  match: Match<State, Move, View, Event, Memory>,
  ply: Ply<State, Move>,
): Projection<Memory> {
  const masked = maskedAfter(before, match, ply);
  if (!match.game.remember) return masked === before.masked ? before : { ...before, masked };
  return { viewer: before.viewer, masked, ...remembered(before, match, ply) };
}

/** What an entry brought this viewer, who knew `before` and knows `after` of it. */
export function happeningFor<Event>(
  before: Projection,
  after: Projection,
  match: Match<unknown, unknown, unknown, Event>,
  ply: Ply,
): Happening<Event> {
  return {
    ply: ply.at,
    entry: entryFor(after, ply),
    events: ply.step ? match.game.events(ply.step, after.viewer) : [],
    ...(ply.tookBack === undefined ? {} : { tookBack: ply.tookBack }),
    disclosed: before.masked === after.masked ? [] : disclosedBetween(before, after),
  };
}

/** An entry as the viewer may read it. */
export function entryFor({ masked }: Projection, ply: Pick<Ply, 'at' | 'entry'>): Entry {
  const isMasked = masked.some((one) => one.ply === ply.at);
  return isMasked ? { by: ply.entry.by, move: MASKED } : ply.entry;
}

function maskedAfter<State, Move>(
  { viewer, masked }: Projection,
  match: Match<State, Move>,
  ply: Ply<State, Move>,
): readonly MaskedEntry[] {
  if (outcomeOf(match)) return masked.length === 0 ? masked : [];
  if (ply.tookBack !== undefined) return keptForEver(masked, ply.tookBack);
  const { game, state } = match;
  const isSecret = (secrecy: Secrecy): secrecy is MaskedEntry['secrecy'] => {
    if (typeof secrecy === 'string') return secrecy === 'until-end';
    return !game.isDisclosed?.(secrecy.until, state);
  };
  const isStillSecret = ({ secrecy }: MaskedEntry): boolean => isSecret(secrecy);
  const still = masked.every(isStillSecret) ? masked : masked.filter(isStillSecret);
  if (!ply.step || viewer === 'open') return still;
  const secrecy = game.secrecy(ply.step, viewer);
  // The entry itself may bring about what it waits for: the last of several choices shows them all.
  return isSecret(secrecy) ? [...still, { ply: ply.at, entry: ply.entry, secrecy }] : still;
}

/** T6: what was taken back is never played, so nothing that comes later discloses it. */
function keptForEver(masked: readonly MaskedEntry[], tookBack: number): readonly MaskedEntry[] {
  if (!masked.some(({ ply }) => ply === tookBack)) return masked;
  return masked.map((one) => (one.ply === tookBack ? { ...one, secrecy: 'until-end' } : one));
}

/** A move that was taken back did not happen: it is not remembered. */
function remembered<State, Move, View, Event, Memory>(
  { viewer, memory, memoryBefore }: Projection<Memory>,
  { game, setup, takeBacks }: Match<State, Move, View, Event, Memory>,
  ply: Ply<State, Move>,
): Pick<Projection<Memory>, 'memory' | 'memoryBefore'> {
  if (ply.tookBack !== undefined) {
    return { memory: memoryBefore.at(-1), memoryBefore: memoryBefore.slice(0, -1) };
  }
  const kept = takeBacks.length === 0 ? [] : memoryBefore;
  if (!ply.step || !game.remember) return { memory, memoryBefore: kept };
  const { seats, options } = setup;
  const at = { viewer, seats, options, ply: ply.at };
  return {
    memory: game.remember(memory, game.events(ply.step, viewer), at),
    memoryBefore: takeBacks.length === 0 ? [] : [...kept.slice(1 - MOST_UNDOS_IN_A_ROW), memory],
  };
}

function disclosedBetween(before: Projection, after: Projection): Happening['disclosed'] {
  const still = new Set(after.masked.map(({ ply }) => ply));
  return before.masked
    .filter(({ ply }) => !still.has(ply))
    .map(({ ply, entry }) => ({ ply, entry }));
}
