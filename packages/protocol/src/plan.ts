import { type Static, Type } from 'typebox';
import { PlyCount, SeatNumber } from './fields.ts';

/** T15: how much can be planned. */
export const MOST_PLANNED_LINES = 8;
export const LONGEST_PLANNED_LINE = 12;

const PlannedLine = Type.Array(Type.String({ maxLength: 80 }), {
  minItems: 2,
  maxItems: LONGEST_PLANNED_LINE,
  description: 'Moves of everybody in turn, from how the match stands; the last one is your own.',
});

/** What you would answer to what, in the notation of the game. Nobody else is told of it. */
export const PlanRequest = Type.Object(
  {
    ply: PlyCount,
    lines: Type.Array(PlannedLine, { maxItems: MOST_PLANNED_LINES }),
  },
  { additionalProperties: false },
);
export type PlanRequest = Static<typeof PlanRequest>;

/** Lines that can still come; `ply` is where they begin. */
export const Plan = Type.Object({
  seat: SeatNumber,
  ply: PlyCount,
  lines: Type.Array(Type.Array(Type.String())),
});
export type Plan = Static<typeof Plan>;
