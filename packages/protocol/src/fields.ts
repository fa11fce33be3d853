import type { Entry, Happening, OptionValue, Outcome, PastPly, Standing } from '@kast/kernel';
import { type Static, Type } from 'typebox';

export function seatNumber(description?: string) {
  const bounds = { minimum: 1, maximum: 99 };
  return Type.Integer(description === undefined ? bounds : { ...bounds, description });
}

export const SeatNumber = seatNumber();

/** Position in a match's log: 0 before the first entry. */
export function plyCount(description?: string) {
  const bounds = { minimum: 0, maximum: 1_000_000 };
  return Type.Integer(description === undefined ? bounds : { ...bounds, description });
}

export const PlyCount = plyCount();

export const BotLevel = Type.Union([
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4),
  Type.Literal(5),
]);

/**
 * `anyone` may look on, and the match is listed; who has the `link` may, and it is not; or `nobody` but those
 * who sit at the table.
 */
export const Watchers = Type.Union([
  Type.Literal('anyone'),
  Type.Literal('link'),
  Type.Literal('nobody'),
]);
export type Watchers = Static<typeof Watchers>;

export const OptionValues = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Unsafe<OptionValue>(
    Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]),
  ),
  { maxProperties: 40 },
);

/** Milliseconds since 1970. */
export const Moment = Type.Integer({ minimum: 0 });

export const WireEntry = Type.Unsafe<Entry>(
  Type.Object({
    by: Type.Union([SeatNumber, Type.Literal('chance'), Type.Literal('table')]),
    move: Type.String({
      description: 'In the notation of the game; "?" where it may not be known.',
    }),
  }),
);

export const WireOutcome = Type.Unsafe<Outcome>(
  Type.Object({
    winners: Type.Array(SeatNumber),
    scores: Type.Optional(Type.Array(Type.Number())),
    rule: Type.String(),
  }),
);

/** Absent fields of the kernel's Standing are left out on the wire. */
export const WireStanding = Type.Unsafe<Standing>(
  Type.Object({
    ply: PlyCount,
    view: Type.Unknown({ description: "The game's view, for this viewer alone." }),
    question: Type.Optional(
      plyCount(
        'What you are asked, where you must decide: a move names it. Others cannot change it.',
      ),
    ),
    toDecide: Type.Array(SeatNumber),
    turnRule: Type.Optional(Type.String()),
    offers: Type.Array(
      Type.Object({
        seat: SeatNumber,
        ply: plyCount('Its place in the log: accepting it names that.'),
      }),
    ),
    resigned: Type.Array(SeatNumber),
    takeBack: Type.Optional(plyCount('The place in the log of the move that you may take back.')),
    mayDraw: Type.Boolean({ description: 'You may offer a draw, or accept the one that stands.' }),
    outcome: Type.Optional(WireOutcome),
    endedBy: Type.Optional(Type.String()),
  }),
);

export const WireHappening = Type.Unsafe<Happening>(
  Type.Object({
    ply: PlyCount,
    entry: WireEntry,
    events: Type.Array(Type.Unknown()),
    tookBack: Type.Optional(plyCount('The place of the move that this entry took back.')),
    disclosed: Type.Array(Type.Object({ ply: PlyCount, entry: WireEntry })),
  }),
);

/** An entry of the log, told again. */
export const WirePastPly = Type.Unsafe<PastPly>(
  Type.Object({
    entry: WireEntry,
    events: Type.Array(Type.Unknown()),
    tookBack: Type.Optional(plyCount('The place of the move that this entry took back.')),
  }),
);
