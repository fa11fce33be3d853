import { type Static, Type } from 'typebox';
import { PlyCount } from './fields.ts';

export const MoveRequest = Type.Object(
  {
    /** How many entries the log had when the player decided. */
    ply: PlyCount,
    /** In the notation of the game, or an act of the table: `undo`, `draw`, `resign`. */
    move: Type.String({ minLength: 1, maxLength: 2000 }),
    /** Made once per decision. Sending it again changes nothing and gets the same answer. */
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  },
  { additionalProperties: false },
);
export type MoveRequest = Static<typeof MoveRequest>;

/** How many entries the log had directly after the move. Chance that it led to comes on top. */
export const MoveAnswer = Type.Object({ ply: PlyCount });
export type MoveAnswer = Static<typeof MoveAnswer>;
