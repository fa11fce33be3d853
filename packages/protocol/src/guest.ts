import { type Static, Type } from 'typebox';
import { ClubSummary } from './club.ts';
import { MatchSummary } from './match.ts';

export const Me = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  isSignedIn: Type.Boolean({ description: 'With an account; otherwise as a guest.' }),
  /** Running matches, those at turn first. */
  matches: Type.Array(MatchSummary),
  evenings: Type.Array(ClubSummary, {
    description: 'Club evenings of today that go on, and that you run or take part in.',
  }),
});
export type Me = Static<typeof Me>;

export const NameRequest = Type.Object(
  { name: Type.String({ maxLength: 400 }) },
  { additionalProperties: false },
);
export type NameRequest = Static<typeof NameRequest>;

export const NameAnswer = Type.Object({ id: Type.String(), name: Type.String() });
export type NameAnswer = Static<typeof NameAnswer>;
