/** What players begin their matches with, as far as that is a choice and no lot: profiles count it. */
export interface Openings {
  /** Those of one seat are none for another. */
  readonly bySeat: boolean;
  /**
   * A short sign for what a seat began with, from its first moves in notation; undefined where they tell none.
   * Few signs: what is the same but for a mirror has the same.
   */
  openingOf(moves: readonly string[]): string | undefined;
}
