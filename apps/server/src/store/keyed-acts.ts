import { sql } from 'kysely';

/**
 * Acts of the table that somebody asks for. They answer no question, so that only their key tells a repeat from
 * another one: it is unique (`entries_by_act_key`).
 */
const KEYED_ACTS: ReadonlySet<string> = new Set(['resign', 'draw', 'undo']);

export function isKeyedAct(move: string): boolean {
  return KEYED_ACTS.has(move);
}

/** As that index says it, or it is not used. */
export const MOVE_IS_KEYED_ACT = `move in ('resign', 'draw', 'undo')`;

export const moveIsKeyedAct = sql<boolean>`${sql.raw(MOVE_IS_KEYED_ACT)}`;
