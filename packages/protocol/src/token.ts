import { type Static, Type } from 'typebox';
import { Moment, SeatNumber, WireOutcome } from './fields.ts';

/** How many one player may have. */
export const MOST_TOKENS = 10;

/** By which a program plays for its owner: `Authorization: Bearer <token>`. */
export const TokenInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  madeAt: Moment,
});
export type TokenInfo = Static<typeof TokenInfo>;

export const TokenList = Type.Object({ tokens: Type.Array(TokenInfo) });
export type TokenList = Static<typeof TokenList>;

export const NewToken = Type.Object(
  { name: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
export type NewToken = Static<typeof NewToken>;

export const TokenMade = Type.Object({
  ...TokenInfo.properties,
  token: Type.String({ description: 'Told this once: only its hash is kept.' }),
});
export type TokenMade = Static<typeof TokenMade>;

const OwnMatch = { match: Type.String(), game: Type.String(), seat: SeatNumber };

/** `event: began`: you have a seat in a match that was not there before, or in which nobody has moved yet. */
export const BeganEvent = Type.Object(OwnMatch);
export type BeganEvent = Static<typeof BeganEvent>;

/** `event: turn`: you have to decide. Told again whenever the log has gone on and you still have to. */
export const TurnEvent = Type.Object({
  ...OwnMatch,
  ply: Type.Integer({ minimum: 0, description: 'How many entries the log has.' }),
});
export type TurnEvent = Static<typeof TurnEvent>;

/** `event: over`: a match of yours has ended. */
export const OverEvent = Type.Object({ ...OwnMatch, outcome: WireOutcome });
export type OverEvent = Static<typeof OverEvent>;

/** What your seat may answer, in the notation of the game. */
export const LegalMoves = Type.Object({
  question: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Absent where nothing is asked of you.' }),
  ),
  moves: Type.Array(Type.String()),
  isComplete: Type.Boolean({
    description: 'Whether these are all there are; otherwise they are some of them, by lot.',
  }),
});
export type LegalMoves = Static<typeof LegalMoves>;
