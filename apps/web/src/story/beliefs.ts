import type { Belief, HiddenThing } from '@kast/bots';

/** What lay somewhere hidden, and what somebody took it to be. */
export interface BelievedThing extends HiddenThing {
  /** How likely the truth was to them, 0 to 1. */
  readonly share: number;
  /** What they thought likelier than the truth, where there was such a thing. */
  readonly rather: HiddenThing | undefined;
}

/** Beyond doubt, as far as imagined worlds can tell. */
const SURE = 0.995;

export interface Knowledge {
  /** Known for certain, and rightly. */
  readonly sure: number;
  readonly count: number;
  /** The least known come first; what was certain is left out. */
  readonly unsure: readonly BelievedThing[];
}

/** What somebody believed beside what was so. */
export function knowledgeOf(truth: readonly HiddenThing[], beliefs: readonly Belief[]): Knowledge {
  const held = new Set(truth.map(({ where, what }) => `${where}=${what}`));
  const believed = truth.map(({ where, what }): BelievedThing => {
    const here = beliefs.filter((belief) => belief.where === where);
    const share = here.find((belief) => belief.what === what)?.share ?? 0;
    // In a hand lie several things: one that lies there, too, is no error.
    const rather = here.find(
      (belief) => belief.share > share && !held.has(`${where}=${belief.what}`),
    );
    return { where, what, share, rather };
  });
  const unsure = believed.filter(({ share }) => share < SURE);
  return { sure: believed.length - unsure.length, count: believed.length, unsure };
}
