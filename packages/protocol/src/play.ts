import { type Static, Type } from 'typebox';
import { plyCount } from './fields.ts';

export const MoveRequest = Type.Object(
  {
    ply: plyCount('How many entries the log had when you decided.'),
    move: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'In the notation of the game, or an act of the table: undo, draw, resign.',
    }),
    key: Type.String({
      pattern: '^[A-Za-z0-9_-]{8,64}$',
      description:
        'New for each decision. Sent again, it changes nothing and gets the same answer.',
    }),
  },
  { additionalProperties: false },
);
export type MoveRequest = Static<typeof MoveRequest>;

export const MoveAnswer = Type.Object({
  ply: plyCount('How many entries the log had after the move, without chance that it led to.'),
});
export type MoveAnswer = Static<typeof MoveAnswer>;
