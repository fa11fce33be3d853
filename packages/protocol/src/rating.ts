import { type Static, Type } from 'typebox';
import { PlayerId } from './friends.ts';

/** T16: how strong a player is believed to be in a game. */
export const RatingInfo = Type.Object({
  rating: Type.Integer({ description: '1500 for a newcomer.' }),
  uncertainty: Type.Integer({
    description: 'To either side: the truth nearly always lies between the two.',
  }),
  matches: Type.Integer({ description: 'Rated ones that were played.' }),
  provisional: Type.Boolean({ description: 'Fewer than ten.' }),
});
export type RatingInfo = Static<typeof RatingInfo>;

export const LadderEntry = Type.Object({
  ...RatingInfo.properties,
  place: Type.Integer({ minimum: 1 }),
  id: PlayerId,
  name: Type.Optional(Type.String()),
  you: Type.Optional(Type.Literal(true)),
});
export type LadderEntry = Static<typeof LadderEntry>;

/** Of a game: the first fifty whose ratings are not provisional any more. */
export const Ladder = Type.Object({
  players: Type.Array(LadderEntry),
  you: Type.Optional(RatingInfo),
});
export type Ladder = Static<typeof Ladder>;

/** Your ratings, by game. */
export const OwnRatings = Type.Object({
  ratings: Type.Array(Type.Object({ game: Type.String(), ...RatingInfo.properties })),
});
export type OwnRatings = Static<typeof OwnRatings>;
