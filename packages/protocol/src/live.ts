import { type Static, Type } from 'typebox';
import { ClockInfo } from './clock.ts';
import { SeatNumber, WireHappening, WireStanding } from './fields.ts';
import { SeatInfo } from './match.ts';

/**
 * `event: ply`. The event's id is the number of entries in the log after this one.
 * `standing` is how things stood then; in games that must be remembered and not looked up, a
 * reconnecting viewer gets the present standing instead.
 */
export const PlyEvent = Type.Object({
  happening: WireHappening,
  standing: WireStanding,
  seed: Type.Optional(Type.String({ description: 'With the last entry of a match.' })),
  clock: Type.Optional(ClockInfo),
});
export type PlyEvent = Static<typeof PlyEvent>;

/** `event: table`, without an id: who sits where, who is there, where to play on. */
export const TableEvent = Type.Object({
  seats: Type.Array(SeatInfo),
  you: Type.Optional(SeatNumber),
  rematch: Type.Optional(Type.String()),
  clock: Type.Optional(ClockInfo),
  watching: Type.Optional(
    Type.Integer({
      description: 'How many look on who do not sit here; absent where nobody does.',
    }),
  ),
});
export type TableEvent = Static<typeof TableEvent>;

/** `event: broken`, without an id, and the last one: the match cannot be gone on with. */
export const BrokenEvent = Type.Object({ code: Type.Literal('broken-match') });
export type BrokenEvent = Static<typeof BrokenEvent>;
