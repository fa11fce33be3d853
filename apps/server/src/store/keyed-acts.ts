import { sql } from 'kysely';

/**
 * Acts of the table that somebody asks for. They answer no question, so that only their key tells a repeat from
 * another one: with what it does it is unique (`entries_by_act_key`).
 */
const KEYED_ACTS = ['resign', 'draw', 'undo'] as const;

export type KeyedAct = (typeof KEYED_ACTS)[number];

export function isKeyedAct(move: string): move is KeyedAct {
  return (KEYED_ACTS as readonly string[]).includes(move);
}

/** As that index says it, or it is not used. */
export const MOVE_IS_KEYED_ACT = `move in ('resign', 'draw', 'undo')`;

export const moveIsKeyedAct = sql<boolean>`${sql.raw(MOVE_IS_KEYED_ACT)}`;
