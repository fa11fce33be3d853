import { type Static, Type } from 'typebox';
import { Moment, plyCount, SeatNumber } from './fields.ts';

const strict = { additionalProperties: false };

/** T11: how long a decision, or all of them, may take. */
export const ClockTerms = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('move'),
      seconds: Type.Integer({ minimum: 5, maximum: 3600, description: 'For each decision.' }),
      increment: Type.Integer({
        minimum: 0,
        maximum: 600,
        description: 'Seconds at most that go over to the next one where they were saved.',
      }),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('match'),
      seconds: Type.Integer({ minimum: 30, maximum: 21_600, description: 'For all together.' }),
      increment: Type.Integer({
        minimum: 0,
        maximum: 600,
        description: 'Seconds that each decision adds.',
      }),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 14, description: 'For each decision.' }),
      weekend: Type.Boolean({ description: 'Saturdays and Sundays do not count.' }),
      night: Type.Boolean({ description: 'The hours from 22 to 8 do not count.' }),
      zone: Type.String({
        maxLength: 60,
        description: 'The time zone of the table, as `Europe/Amsterdam`.',
      }),
    },
    strict,
  ),
]);
export type ClockTerms = Static<typeof ClockTerms>;

/** One seat's clock, in milliseconds of the server's time. */
export const SeatClockInfo = Type.Object({
  seat: SeatNumber,
  left: Type.Integer({ description: 'While it stands; while it runs, what there was at `since`.' }),
  since: Type.Optional(Moment),
  holidays: Type.Optional(
    Type.Integer({ description: 'By days: how many days of holiday the seat may still take.' }),
  ),
  due: Type.Optional(
    Type.Integer({ description: 'When its time will be up; it runs until then.' }),
  ),
});
export type SeatClockInfo = Static<typeof SeatClockInfo>;

/** How the clocks of a match stand: computers have none. */
export const ClockInfo = Type.Object({
  terms: ClockTerms,
  now: Type.Integer({
    description: 'What the server\u2019s clock says, in milliseconds since 1970.',
  }),
  ply: plyCount('How many entries the log had.'),
  seats: Type.Array(SeatClockInfo),
});
export type ClockInfo = Static<typeof ClockInfo>;

/** T12: whole days that are added to the decision that is asked of you, or to the next one. */
export const HolidayRequest = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 21 }) },
  strict,
);
export type HolidayRequest = Static<typeof HolidayRequest>;

export const HolidayAnswer = Type.Object({ left: Type.Integer() });
export type HolidayAnswer = Static<typeof HolidayAnswer>;
