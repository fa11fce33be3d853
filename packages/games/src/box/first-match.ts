import type { Refusal, Seat } from '@kast/kernel';
import type { Drawn } from '@kast/ui';
import type { GameTexts } from './texts/game-texts.ts';
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
export interface FirstNote<View = unknown> {
  /** Told once on a device. */
  readonly id: string;
  readonly text: string;
  /** The cell where it happened, as `Cells` and `Piece.at` call it. */
  readonly at?: string | undefined;
  /** Whether what others did since has made it untrue. */
  isOver?(view: View): boolean;
}

export interface PictureProps<Texts = GameTexts> {
  readonly of: Exclude<keyof FirstCard, 'who'>;
  readonly seat: Seat;
  /** What the table itself says: its pieces bear letters. */
  readonly texts: Texts;
}

/** How a game accompanies somebody who has never played it, in one language. */
export interface FirstMatch<View = unknown, Event = unknown, Texts extends GameTexts = GameTexts> {
  card(view: View, seat: Seat): FirstCard;
  /** Drawn with the pieces of the table itself. */
  Picture(this: void, props: PictureProps<Texts>): Drawn;
  /** The cells that this seat wants to get to. */
  goals(view: View, seat: Seat): readonly string[];
  /** What is explained as soon as the card was read. */
  opening?(view: View, seat: Seat): FirstNote<View> | undefined;
  /** What could be explained now, the most important first. */
  notes(told: ToldPly<View, Event>): readonly FirstNote<View>[];
  /** Explains a refusal beyond its rule, where that helps with what is asked now. */
  refused?(refusal: Refusal, view: View): FirstNote<View> | undefined;
  /** Why somebody else may have done this, as far as everybody at the table sees it; empty where it is plain. */
  reason(told: ToldPly<View, Event>, players: readonly Player[]): string;
}

/** What `table/first-match.ts` has. */
interface Companion<Messages> {
  firstMatch(this: void, texts: Messages): FirstMatch;
}

/** Fetched with its sentences, when somebody is to be accompanied. */
export async function accompanied<Messages>(
  companion: Promise<Companion<Messages>>,
  sentences: Promise<unknown>,
): Promise<FirstMatch> {
  const [{ firstMatch }, loaded] = await Promise.all([companion, sentences]);
  return firstMatch((loaded as { readonly texts: Messages }).texts);
}
