import { ODDS, type Pan } from '../rules/index.ts';

export type Aim = 'half' | 'full';
export const AIMS: readonly Aim[] = ['half', 'full'];

/** What comes of a toss, in shares of one; what is left is invalid. */
export interface TossOdds {
  /** It lies on the pan again and shows what was aimed at. */
  readonly caught: number;
  /** On the pan, the other face up: a hand can turn it too often or not often enough. */
  readonly caughtOther: number;
  readonly missed: number;
  readonly missedOther: number;
}

export type OddsOfPan = Readonly<Record<Aim, TossOdds>>;
export type OddsOfHand = Readonly<Record<Pan, OddsOfPan>>;

/** LK9.1 */
export const ODDS_BY_CHANCE: OddsOfHand = {
  small: byChance('small'),
  normal: byChance('normal'),
  large: byChance('large'),
};

/** How likely each face is to count, whether caught or not. */
export function shownAsAimed({ caught, missed }: TossOdds): number {
  return caught + missed;
}

export function shownOther({ caughtOther, missedOther }: TossOdds): number {
  return caughtOther + missedOther;
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
