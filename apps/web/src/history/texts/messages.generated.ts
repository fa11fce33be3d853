// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly history: {
    readonly title: string;
    readonly intro: string;
    readonly search: string;
    readonly game: string;
    readonly allGames: string;
    readonly favourites: string;
    readonly none: string;
    readonly notFound: string;
    readonly found: Sentence<Parts, 'count'>;
    readonly sources: {
      readonly here: string;
      readonly online: string;
      readonly file: string;
    };
    readonly story: string;
    readonly replay: string;
    readonly replayOf: Sentence<Parts, 'match'>;
    readonly star: Sentence<Parts, 'match'>;
    readonly rename: Sentence<Parts, 'match'>;
    readonly renameTitle: string;
    readonly nameLabel: string;
    readonly nameHint: string;
    readonly save: string;
    readonly cancel: string;
    readonly remove: Sentence<Parts, 'match'>;
    readonly removeTitle: string;
    readonly removeQuestion: string;
    readonly removeYes: string;
    readonly full: Sentence<Parts, 'count'>;
    readonly notChanged: string;
    readonly more: string;
  };
}
