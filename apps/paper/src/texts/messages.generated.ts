// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly sheets: {
    readonly title: Sentence<Parts, 'game'>;
    readonly contents: string;
    readonly how: string;
    readonly scale: string;
    readonly duplex: string;
    readonly cut: string;
    readonly glue: string;
    readonly ruler: string;
    readonly foot: Sentence<Parts, 'component' | 'game' | 'sheet' | 'sheets' | 'side'>;
    readonly board: Sentence<Parts, 'count'>;
    readonly cards: Sentence<Parts, 'count'>;
    readonly cooks: Sentence<Parts, 'count'>;
    readonly discs: Sentence<Parts, 'count'>;
    readonly 'kings-pancakes': Sentence<Parts, 'count'>;
    readonly pancakes: Sentence<Parts, 'count'>;
    readonly pans: Sentence<Parts, 'count'>;
    readonly pieces: Sentence<Parts, 'count'>;
    readonly shark: Sentence<Parts, 'count'>;
    readonly 'throwing-pancakes': Sentence<Parts, 'count'>;
    readonly trays: Sentence<Parts, 'count'>;
  };
}
