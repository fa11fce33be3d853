import type { Entry } from './read-file.ts';
import type { Names, Parts } from './names.ts';

/** From the runtime, from `names.ftl`, from `parts.ts`, or what the language itself decides. */
export type Need =
  | 'called'
  | 'company'
  | 'capital'
  | 'elided'
  | 'inFigures'
  | 'grammar'
  | 'names'
  | 'forms'
  | 'parts';

/** Where a sentence stands while it is compiled, and what it was found to need. */
export interface Scope {
  readonly language: string;
  readonly parts: Parts;
  readonly names: Names;
  /** Other sentences that it may refer to. */
  readonly references: ReadonlyMap<string, Entry>;
  readonly used: Set<string>;
  /** What its code takes from elsewhere. */
  readonly needs: Set<Need>;
  /** Players of whom is known, inside a variant, that they are not the reader. */
  readonly strangers: ReadonlySet<string>;
  /** The sentences that are being said around this one: none may say itself. */
  readonly within: readonly string[];
  fail(problem: string): void;
}
