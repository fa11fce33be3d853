import type { Fall, Pan } from '../rules/index.ts';

/** What is said while somebody tosses by hand. */
export interface TossWords {
  /** Over the scene. */
  readonly title: string;
  onThePan(pan: Pan, face: number): string;
  /** With finger or mouse, and with keys. */
  readonly how: string;
  readonly howByKeys: string;
  /** It hopped, and stayed on the pan. */
  readonly tooSoft: string;
  /** Which numbers half a turn and a full one bring: for the ear. */
  brings(half: number, full: number): string;
  /** On the gauge, before the number. */
  readonly half: string;
  readonly full: string;
  readonly heating: string;
  readonly cold: string;
  readonly retry: string;
  readonly judging: string;
  readonly result: Readonly<Record<Fall['result'], string>>;
  faceUp(face: number): string;
  readonly refused: string;
  /** Back to the board. */
  readonly close: string;
  readonly practise: string;
  readonly inEarnest: string;
  readonly doesNotCount: string;
  tosses(who: string): string;
  readonly skip: string;
  readonly practice: PracticeWords;
}

/** The practice kitchen. */
export interface PracticeWords {
  readonly title: string;
  readonly intro: string;
  readonly whichPan: string;
  /** Over the column with what is counted. */
  readonly pan: string;
  readonly pans: Readonly<Record<Pan, string>>;
  readonly tally: string;
  readonly thrown: string;
  readonly caught: string;
  readonly missed: string;
  readonly invalid: string;
  readonly half: string;
  readonly full: string;
  readonly reset: string;
}
