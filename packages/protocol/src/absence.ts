import { type Static, Type } from 'typebox';
import { BotLevel, plyCount } from './fields.ts';

/** T12: what happens at a table when somebody who is asked stays away. */
export const AbsenceRule = Type.Union([
  Type.Literal('wait'),
  Type.Literal('computer'),
  Type.Literal('forfeit'),
]);
export type AbsenceRule = Static<typeof AbsenceRule>;

/** Of a seat whose holder is not there: `closed` the page, or `lost` the line. */
export const AwayInfo = Type.Union([Type.Literal('closed'), Type.Literal('lost')]);
export type AwayInfo = Static<typeof AwayInfo>;

/** The computer that decides at a seat until its owner is back. */
export const SubstituteInfo = Type.Object({ level: BotLevel, name: Type.String() });
export type SubstituteInfo = Static<typeof SubstituteInfo>;

/** What a computer has decided for who was away. */
export const SubstitutedStretch = Type.Object({
  from: plyCount('The first place in the log at which it could.'),
  to: plyCount('The place at which its owner was back.'),
});
export type SubstitutedStretch = Static<typeof SubstitutedStretch>;
