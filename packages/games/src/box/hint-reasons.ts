import type { Seat } from '@kast/kernel';
import type { Player } from './texts/part.ts';

/** A move that is advised to a seat, with what that seat sees: nothing else is there to give a reason from. */
export interface AdvisedMove<View, Move> {
  readonly move: Move;
  readonly view: View;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/**
 * Why a hint is a good one, in one language: a sentence of its own, as the reader can check it at the table; empty
 * where there is nothing to say.
 */
export type HintReasons = (advised: AdvisedMove<unknown, unknown>) => string;

/** What `table/hint-reasons.ts` has. Method syntax, so that the moves of one game are any. */
interface Reasoner<Messages> {
  reasonFor(this: void, advised: AdvisedMove<unknown, unknown>, words: Messages): string;
}

/** Fetched with its sentences, when a hint is asked for. */
export async function reasoned<Messages>(
  reasoner: Promise<Reasoner<Messages>>,
  sentences: Promise<unknown>,
): Promise<HintReasons> {
  const [{ reasonFor }, loaded] = await Promise.all([reasoner, sentences]);
  const { texts } = loaded as { readonly texts: Messages };
  return (advised) => reasonFor(advised, texts);
}
