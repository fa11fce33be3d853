import type { Seat } from '@kast/kernel';
import type { Language } from './texts/languages.ts';
import type { Player } from './texts/part.ts';

/** A move that is advised to a seat, with what that seat sees: nothing else is there to give a reason from. */
export interface AdvisedMove<View, Move> {
  readonly move: Move;
  readonly view: View;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** Why a hint is a good one, in one language. */
export interface HintReasons<View = unknown, Move = unknown> {
  /** A sentence of its own, as the reader can check it at the table; empty where there is nothing to say. */
  reason(advised: AdvisedMove<View, Move>): string;
}

/** What `table/hint-reasons.ts` has: its sentences are fetched with it, when a hint is asked for. */
interface Reasoner<Messages, View, Move> {
  hintReasons(this: void, texts: Messages): HintReasons<View, Move>;
  textsIn(this: void, language: Language): Promise<unknown>;
}

export async function reasoned<Messages, View, Move>(
  reasoner: Promise<Reasoner<Messages, View, Move>>,
  language: Language,
): Promise<HintReasons> {
  const { hintReasons, textsIn } = await reasoner;
  const { texts } = (await textsIn(language)) as { readonly texts: Messages };
  return hintReasons(texts);
}
