import { type Static, Type } from 'typebox';
import { ClockTerms } from './clock.ts';
import { BotLevel, OptionValues, SeatNumber, seatNumber } from './fields.ts';
import { SeatInfo } from './match.ts';

/** What an invitation says, to whoever holds it. */
export const InvitationInfo = Type.Object({
  game: Type.String(),
  options: OptionValues,
  seat: Type.Optional(seatNumber('Absent where it invites to whichever seat is free.')),
  host: Type.Optional(Type.String({ description: 'The name of who set the table, if given.' })),
  seats: Type.Array(SeatInfo),
  clock: Type.Optional(ClockTerms),
  rated: Type.Optional(Type.Literal(true)),
});
export type InvitationInfo = Static<typeof InvitationInfo>;

/** A computer for a seat that nobody has come for. */
export const ComputerSeat = Type.Object(
  { seat: SeatNumber, level: BotLevel },
  { additionalProperties: false },
);
export type ComputerSeat = Static<typeof ComputerSeat>;

/** Where other devices find this server, the likeliest first. */
export const Reach = Type.Object({ origins: Type.Array(Type.String()) });
export type Reach = Static<typeof Reach>;
