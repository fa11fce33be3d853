// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly home: {
    readonly signedIn: string;
    readonly signedInAs: Sentence<Parts, 'name'>;
    readonly signedOut: string;
    readonly signIn: string;
    readonly evening: string;
    readonly eveningOf: Sentence<Parts, 'name'>;
    readonly toEvening: string;
  };
}
