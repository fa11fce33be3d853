import { type Aim, AIMS, ODDS, type Pan } from '../rules/index.ts';
import type { OddsOfHand, TossOdds } from '../toss/odds.ts';

export { type Aim, AIMS };
export type { OddsOfHand };

export type OddsOfPan = OddsOfHand[Pan];

/** LK9.1 */
export const ODDS_BY_CHANCE: OddsOfHand = {
  small: byChance('small'),
  normal: byChance('normal'),
  large: byChance('large'),
};

/** How likely a throw counts and shows the face that was aimed at. */
export function shownAsAimed({ caught, missed }: TossOdds): number {
  return caught + missed;
}

/** How likely a throw counts at all. */
export function shownAtAll(odds: TossOdds): number {
  return shownAsAimed(odds) + odds.caughtOther + odds.missedOther;
}

/** A missed one shows either face. */
function byChance(pan: Pan): OddsOfPan {
  const ofAim = (aim: Aim): TossOdds => {
    const { caught, missed } = ODDS[aim][pan];
    const eitherFace = missed / 200;
    return { caught: caught / 100, caughtOther: 0, missed: eitherFace, missedOther: eitherFace };
  };
  return { half: ofAim('half'), full: ofAim('full') };
}
