// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly tokens: {
    readonly title: string;
    readonly intro: string;
    readonly name: string;
    readonly nameHint: string;
    readonly make: string;
    readonly once: string;
    readonly token: Sentence<Parts, 'name'>;
    readonly copy: string;
    readonly revoke: Sentence<Parts, 'name'>;
  };
}
