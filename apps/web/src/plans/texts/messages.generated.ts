// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly plans: {
    readonly open: string;
    readonly openWith: Sentence<Parts, 'count'>;
    readonly intro: string;
    readonly soFar: Sentence<Parts, 'line'>;
    readonly nothing: string;
    readonly yours: string;
    readonly theirs: string;
    readonly back: string;
    readonly save: string;
    readonly lines: string;
    readonly remove: Sentence<Parts, 'line'>;
    readonly saved: string;
    readonly cameTrue: Sentence<Parts, 'line'>;
  };
}
