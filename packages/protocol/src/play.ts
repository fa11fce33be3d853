import { type Static, Type } from 'typebox';
import { plyCount } from './fields.ts';

const strict = { additionalProperties: false };

/** New for each decision. Sent again, it changes nothing and gets the same answer. */
export const IdempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** The answer to a question of the game. */
export const MoveRequest = Type.Object(
  {
    question: plyCount('The question that it answers, as `standing.question` names it.'),
    move: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'In the notation of the game.',
    }),
    key: IdempotencyKey,
  },
  strict,
);
export type MoveRequest = Static<typeof MoveRequest>;

/**
 * An act of the table answers no question. It names what it refers to, so that a late click never means
 * something newer than what was seen.
 */
export const ActRequest = Type.Union([
  Type.Object({ act: Type.Literal('resign'), key: IdempotencyKey }, strict),
  Type.Object({ act: Type.Literal('offer-draw'), key: IdempotencyKey }, strict),
  Type.Object(
    {
      act: Type.Literal('accept-draw'),
      offer: plyCount('The place in the log of an offer that stands.'),
      key: IdempotencyKey,
    },
    strict,
  ),
  Type.Object(
    {
      act: Type.Literal('undo'),
      ply: plyCount('The place in the log of your move, as `standing.takeBack` names it.'),
      key: IdempotencyKey,
    },
    strict,
  ),
]);
export type ActRequest = Static<typeof ActRequest>;

/** An act, apart from its key. */
export type TableAct =
  | { readonly act: 'resign' }
  | { readonly act: 'offer-draw' }
  | { readonly act: 'accept-draw'; readonly offer: number }
  | { readonly act: 'undo'; readonly ply: number };

/** Both are answered after what they entered was written durably. */
export const EntryAnswer = Type.Object({
  ply: plyCount('How many entries the log had after yours, without chance that it led to.'),
});
export type EntryAnswer = Static<typeof EntryAnswer>;
