import type { MatchRecord } from '@kast/kernel';
import type { Drawn } from '@kast/ui';
import type { GameTexts } from './texts/game-texts.ts';

/** What happens at a table with the real box, entered by hand: who looks after the rules there. */
export interface RealTable<Texts extends GameTexts = GameTexts> {
  /** A component. Method syntax, so that a concrete one is any. */
  Room(this: void, props: RealTableProps<Texts>): Drawn;
}

export interface RealTableProps<Texts> {
  readonly texts: Texts;
  /** By seat, the first one first. */
  readonly names: readonly string[];
  /** What was entered before, as it was handed to `keep`. */
  readonly kept: string | undefined;
  keep(this: void, entered: string): void;
  /** The match is over: its record is to be kept, and looked at again. */
  finish(this: void, record: MatchRecord): void;
  /** Where a rule is found in the rulebook. */
  ruleHref(this: void, rule: string): string;
  readonly words: RealTableWords;
}

/** What is said at every real table, whatever the game. */
export interface RealTableWords {
  readonly takeBack: string;
  readonly mayI: string;
  readonly mayIHint: string;
  readonly yes: string;
  readonly close: string;
  readonly keepRecord: string;
}
