import type { MatchRecord } from '@kast/kernel';
import { type Static, Type } from 'typebox';
import { OptionValues, PlyCount, WireEntry, WireOutcome } from './fields.ts';

/** A match as a file, kast-record/1. */
export const WireRecord = Type.Unsafe<MatchRecord>(
  Type.Object({
    format: Type.Literal('kast-record/1'),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Type.Integer(),
    options: OptionValues,
    seedHash: Type.String(),
    seed: Type.Optional(Type.String()),
    nonces: Type.Optional(
      Type.Array(
        Type.Object({
          seat: Type.Integer(),
          hash: Type.String(),
          nonce: Type.Optional(Type.String({ description: 'Absent where it was withheld.' })),
        }),
        { description: 'What devices added to the seed; with it.' },
      ),
    ),
    log: Type.Array(WireEntry),
    result: Type.Optional(WireOutcome),
    clock: Type.Optional(
      Type.Object(
        {},
        {
          description:
            'Where there was one: what was agreed, who had a clock, when it began, and when each entry was judged.',
        },
      ),
    ),
  }),
);

/** A record that was judged through the rules, and found to be a match. */
export const RecordJudged = Type.Object({
  game: Type.String(),
  plies: PlyCount,
  /** Absent where the record is of a running match. */
  result: Type.Optional(WireOutcome),
});
export type RecordJudged = Static<typeof RecordJudged>;
