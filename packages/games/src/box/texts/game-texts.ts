import type { Outcome, Refusal, RuleId, Seat } from '@kast/kernel';
import type { Player } from './part.ts';

/** What stands on the box: read before anything is opened. */
export interface Intro {
  readonly name: string;
  /** One line. */
  readonly tagline: string;
  /** Two or three sentences. */
  readonly about: string;
}

/** Everything that a game says, in one language. A game narrows the parts to its own keys. */
export interface GameTexts extends Intro {
  /** What a seat is called in this game: "Light", "Red", or undefined where seats have no name. */
  seatName(seat: Seat): string | undefined;
  /** The computers, by level. */
  readonly opponents: OpponentTexts;
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** Why a rule forbids it; without players the seats are told of. */
  refusal(refusal: Refusal, players?: readonly Player[]): string;
  /** Why the match ended so, in one sentence; without players the seats are told of. */
  outcome(outcome: Outcome, players?: readonly Player[]): string;
  /** What somebody began with, by the sign that the game gives it; as it is where this is missing. */
  openingName?(opening: string): string;
  /** What the letters and signs on the table stand for. */
  readonly legend: readonly LegendLine[];
  /** What stands on its cards and stones, by their letter in the notation. */
  readonly letters?: Readonly<Record<string, string>>;
  readonly rulebook: readonly RuleChapter[];
  /** The rules that one must know to play, for a single page. */
  readonly essentials: readonly RuleId[];
  readonly lessons: Readonly<Record<string, LessonTexts>>;
}

/** By level, from weak to strong. */
export interface OpponentTexts {
  readonly name: ByLevel;
  /** How it plays, in four words. */
  readonly character: ByLevel;
}

type ByLevel = Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;

export interface LegendLine {
  /** As it stands on the table: "Q". */
  readonly sign: string;
  readonly meaning: string;
}

export interface OptionTexts {
  readonly label: string;
  readonly explain: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
}

export interface RuleChapter {
  /** `TB3` */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface RuleText {
  readonly id: RuleId;
  /** Paragraphs, in our own words. */
  readonly text: readonly string[];
  /** Ours, where the rulebook is silent or contradicts itself. */
  readonly ruling?: boolean;
  /** The diagrams of the table module that show it, with what each one shows. */
  readonly diagrams?: readonly { readonly id: string; readonly caption: string }[];
}

export interface LessonTexts {
  readonly title: string;
  readonly task: string;
  readonly hint: string;
  readonly solved: string;
  /** Said after a legal move that does not solve it. */
  readonly wrong: string;
}
