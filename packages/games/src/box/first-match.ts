import type { Refusal, Seat } from '@kast/kernel';
import type { Drawn } from '@kast/ui';
import type { Language } from './texts/languages.ts';
import type { Player } from './texts/part.ts';

/** What one ply has shown to a seat: nothing else is there to be explained from. */
export interface ToldPly<View, Event> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly view: View;
  readonly seat: Seat;
}

/** Who you are, how you win and lose, and what a turn is: read before the first match. */
export interface FirstCard {
  readonly who: string;
  readonly win: string;
  readonly lose: string;
  readonly turn: string;
}

/** Explains something the first time that it happens. */
export interface FirstNote {
  /** Told once on a device. */
  readonly id: string;
  readonly text: string;
  /** The cell where it happened, as `Cells` and `Piece.at` call it. */
  readonly at?: string | undefined;
}

export interface PictureProps {
  readonly of: Exclude<keyof FirstCard, 'who'>;
  readonly seat: Seat;
}

/** How a game accompanies somebody who has never played it, in one language. */
export interface FirstMatch<View = unknown, Event = unknown> {
  card(view: View, seat: Seat): FirstCard;
  /** Drawn with the pieces of the table itself. */
  Picture(this: void, props: PictureProps): Drawn;
  /** The cells that this seat wants to get to. */
  goals(view: View, seat: Seat): readonly string[];
  /** What is explained as soon as the card was read. */
  opening?(view: View, seat: Seat): FirstNote | undefined;
  /** What could be explained now, the most important first. */
  notes(told: ToldPly<View, Event>): readonly FirstNote[];
  /** Explains a refusal beyond its rule. */
  refused?(refusal: Refusal): FirstNote | undefined;
  /** Why somebody else may have done this, as far as everybody at the table sees it; empty where it is plain. */
  reason(told: ToldPly<View, Event>, players: readonly Player[]): string;
}

/** What `table/first-match.ts` has: its sentences are fetched with it, not with the cupboard. */
interface Companion<Messages, View, Event> {
  firstMatch(this: void, texts: Messages): FirstMatch<View, Event>;
  textsIn(this: void, language: Language): Promise<unknown>;
}

export async function accompanied<Messages, View, Event>(
  companion: Promise<Companion<Messages, View, Event>>,
  language: Language,
): Promise<FirstMatch> {
  const { firstMatch, textsIn } = await companion;
  const { texts } = (await textsIn(language)) as { readonly texts: Messages };
  return firstMatch(texts);
}
