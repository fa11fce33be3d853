import type { AnyHindsight, AnyBot, Bench, Level } from '@kast/bots';
import type { AnyGame, AnyReferee, GameInfo } from '@kast/kernel';
import type { Balance } from './balance.ts';
import type { FirstMatch } from './first-match.ts';
import type { AnyLesson } from './lesson.ts';
import type { PracticeRoom } from './practice-room.ts';
import type { Puzzle } from './puzzle.ts';
import type { RealTable } from './real-table.ts';
import type { TableModule } from './table-module.ts';
import type { GameTexts } from './texts/game-texts.ts';
import { type Language, LANGUAGES } from './texts/languages.ts';

/**
 * A game as it stands in the cupboard: what is known at once, and the rest behind doors that are
 * opened when needed. Each door is its own chunk in the browser.
 */
export interface GameBox {
  readonly info: GameInfo;
  /** Address of the cover, a plain SVG file. */
  readonly cover: string;
  readonly rules: () => Promise<AnyGame>;
  /** The rules of earlier versions, by version: matches go on under those that they were begun with. */
  readonly earlierRules?: Readonly<Record<number, () => Promise<AnyGame>>>;
  /** All of its levels, or those up to one: what only the levels above need is not fetched. */
  readonly bot: (upTo?: Level) => Promise<AnyBot>;
  /** What looking back with everything open needs; where some of a match is hidden or left to chance. */
  readonly hindsight?: () => Promise<AnyHindsight>;
  readonly table: () => Promise<TableModule>;
  readonly texts: (language: Language) => Promise<GameTexts>;
  /** Those that it speaks, where these are not all. In the cupboard every game speaks all of them. */
  readonly languages?: readonly Language[];
  /** How a position looks to whoever watches, where no page can be drawn; a picture of its own, as SVG. */
  readonly picture?: () => Promise<DrawPicture>;
  readonly lessons: () => Promise<readonly AnyLesson[]>;
  /** Positions with one best move, where it has some: shown at `/<game>/puzzles`. In the cupboard every game has. */
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  /** Accompanies whoever plays it for the first time. */
  readonly firstMatch?: (language: Language) => Promise<FirstMatch>;
  /** Where a skill of the hand can be tried: shown at `/<game>/practice`. */
  readonly practice?: () => Promise<PracticeRoom>;
  /** Where what happens with the real box is entered by hand: shown at `/<game>/real-table`. */
  readonly realTable?: () => Promise<RealTable>;
  /** Where only how it ended is entered there, to be reckoned up: nobody looks after the rules. */
  readonly realTableEnters?: 'end';
  /** What its options do to a match, in figures from played ones. */
  readonly balance?: () => Promise<Balance>;
  /** Simple players by name, to measure the bots against: never at a table. */
  readonly referencePlayers?: () => Promise<Readonly<Record<string, AnyBot>>>;
  /** Where the game has a faster position than its rules to search on. */
  readonly bench?: () => Promise<Bench>;
  /** Where a referee decides what the rules cannot: `Turn.source` says when. */
  readonly referee?: () => Promise<AnyReferee>;
}

/** What it is given is the view of a watcher. Method syntax, so that that of one game is that of any. */
export type DrawPicture = { draw(view: unknown): string }['draw'];

export function languagesOf({ languages = LANGUAGES }: GameBox): readonly Language[] {
  return languages;
}

/** Where a match with the real box can be entered: move by move if everything is open, or as the game has it. */
export function hasRealTable({ info, realTable }: Pick<GameBox, 'info' | 'realTable'>): boolean {
  return realTable !== undefined || isOpenGame(info);
}

/** Everybody sees everything and nothing is left to chance: moves are all that happens. */
export function isOpenGame({ traits }: GameInfo): boolean {
  return !traits.hidden && !traits.chance;
}

/** Can matches of this version be looked back at with everything open? Older states have another shape. */
export function hasHindsight({ info, hindsight }: GameBox, rulesVersion: number): boolean {
  return hindsight !== undefined && info.rulesVersion === rulesVersion;
}
