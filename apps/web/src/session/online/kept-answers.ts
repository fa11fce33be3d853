import type { Seat } from '@kast/kernel';
import { type KeyValue, readJson } from '../../device/key-value.ts';

/** An answer that was given and of which nobody knows yet what became of it. */
export interface KeptAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly text: string;
  readonly key: string;
}

/**
 * Answers under way, one per match at most, so that a page that is closed or reloaded meanwhile sends
 * them on: with the same key, so that nothing is entered twice.
 */
export interface KeptAnswers {
  get(match: string): KeptAnswer | undefined;
  set(match: string, answer: KeptAnswer): void;
  remove(match: string): void;
}

export function keptAnswers(store: KeyValue): KeptAnswers {
  const keyOf = (match: string): string => `kast.answer.${match}`;
  return {
    get: (match) => readJson(store, keyOf(match), isKeptAnswer),
    set: (match, answer) => {
      store.set(keyOf(match), JSON.stringify(answer));
    },
    remove: (match) => store.remove(keyOf(match)),
  };
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, question, text, key } = value as Partial<KeptAnswer>;
  return (
    Number.isInteger(seat) &&
    Number.isInteger(question) &&
    typeof text === 'string' &&
    typeof key === 'string'
  );
}
