import type { Seat } from '@kast/kernel';
import type { Player } from './part.ts';

/** What a sentence about an event is made with. */
export interface SentenceParts<Texts, Event = unknown> {
  readonly texts: Texts;
  readonly players: readonly Player[];
  /** T3: an end that one of these has won is left untold. */
  readonly resigned: readonly Seat[];
  /** All that happened at once, where one sentence says it of several. */
  readonly events: readonly Event[];
}

type Tell<Event, Texts> = (
  events: readonly Event[],
  texts: Texts,
  players?: readonly Player[],
  resigned?: readonly Seat[],
) => string;

/** What happened, in sentences: each event its own, each sentence once, nothing for what says nothing. */
export function inSentences<Event, Texts>(
  sentence: (event: Event, telling: SentenceParts<Texts, Event>) => string,
): Tell<Event, Texts> {
  return (events, texts, players = [], resigned = []) => {
    const telling = { texts, players, resigned, events };
    const sentences = new Set(events.map((event) => sentence(event, telling)));
    return [...sentences].filter((words) => words !== '').join(' ');
  };
}
