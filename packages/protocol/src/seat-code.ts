import { type Static, Type } from 'typebox';
import { SeatNumber } from './fields.ts';

/** Without letters and digits that are taken for each other. */
export const SEAT_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const SEAT_CODE_LENGTH = 8;

const CODE = new RegExp(`^[${SEAT_CODE_LETTERS}]{${SEAT_CODE_LENGTH}}$`);

/**
 * With which a seat is taken along to another device, once and soon (docs/TABLE.md, T10), or a table is found
 * that has free seats.
 */
export const SeatCode = Type.Object({
  code: Type.String(),
  seconds: Type.Integer({ description: 'For how long it can be used.' }),
});
export type SeatCode = Static<typeof SeatCode>;

export const SeatCodeUse = Type.Object(
  { code: Type.String({ maxLength: 40 }) },
  { additionalProperties: false },
);
export type SeatCodeUse = Static<typeof SeatCodeUse>;

/** One of both: the seat that is yours now, or an invitation to a free one. */
export const SeatCodeUsed = Type.Object({
  id: Type.String(),
  seat: Type.Optional(SeatNumber),
  invitation: Type.Optional(Type.String()),
  isScreen: Type.Optional(
    Type.Boolean({ description: 'Who set the table has no seat: it stands on a big screen.' }),
  ),
});
export type SeatCodeUsed = Static<typeof SeatCodeUsed>;

/** As it is compared: however somebody has typed it. Undefined where it cannot be one. */
export function readSeatCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}
