// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly profile: {
    readonly own: string;
    readonly nameless: string;
    readonly friends: string;
    readonly you: string;
    readonly guest: string;
    readonly friend: string;
    readonly unreachable: string;
    readonly unknown: string;
    readonly games: string;
    readonly none: string;
    readonly rating: Sentence<Parts, 'rating' | 'uncertainty'>;
    readonly provisional: Sentence<Parts, 'rating' | 'uncertainty'>;
    readonly counts: Sentence<Parts, 'count' | 'drawn' | 'lost' | 'won'>;
    readonly againstYou: Sentence<Parts, 'name'>;
    readonly againstFriends: string;
    readonly notMet: string;
    readonly openings: string;
    readonly times: Sentence<Parts, 'count' | 'times'>;
    readonly results: string;
    readonly result: {
      readonly won: string;
      readonly drawn: string;
      readonly lost: string;
    };
    readonly rated: string;
    readonly replay: string;
    readonly replayOf: Sentence<Parts, 'date' | 'game'>;
    readonly more: string;
    readonly people: string;
    readonly beside: string;
  };
}
