import type { Seat } from '@kast/kernel';
import type { Player } from './part.ts';

/** What a sentence about an event is made with. */
export interface SentenceParts<Texts> {
  readonly texts: Texts;
  readonly players: readonly Player[];
  /** T3: an end that one of these has won is left untold. */
  readonly resigned: readonly Seat[];
}

type Tell<Event, Texts> = (
  events: readonly Event[],
  texts: Texts,
  players?: readonly Player[],
  resigned?: readonly Seat[],
) => string;

/** What happened, in sentences: each event its own, nothing for what says nothing. */
export function inSentences<Event, Texts>(
  sentence: (event: Event, telling: SentenceParts<Texts>) => string,
): Tell<Event, Texts> {
  return (events, texts, players = [], resigned = []) =>
    events
      .map((event) => sentence(event, { texts, players, resigned }))
      .filter((words) => words !== '')
      .join(' ');
}
