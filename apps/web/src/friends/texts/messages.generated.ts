// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly friends: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly unreachable: string;
    readonly nameless: string;
    readonly since: Sentence<Parts, 'date'>;
    readonly playing: Sentence<Parts, 'game'>;
    readonly watch: string;
    readonly watchOf: Sentence<Parts, 'name'>;
    readonly play: string;
    readonly playWith: Sentence<Parts, 'name'>;
    readonly choose: string;
    readonly end: Sentence<Parts, 'name'>;
    readonly endTitle: string;
    readonly endQuestion: string;
    readonly endNo: string;
    readonly endYes: string;
    readonly ownPage: string;
    readonly link: {
      readonly title: string;
      readonly text: string;
      readonly make: string;
      readonly label: string;
      readonly hint: Sentence<Parts, 'date'>;
      readonly share: string;
    };
    readonly asked: {
      readonly title: string;
      readonly by: Sentence<Parts, 'game' | 'name'>;
      readonly rated: string;
      readonly sit: string;
      readonly notNow: string;
      readonly sitAt: Sentence<Parts, 'game' | 'name'>;
      readonly notNowAt: Sentence<Parts, 'game' | 'name'>;
    };
    readonly accept: {
      readonly title: string;
      readonly asks: Sentence<Parts, 'name'>;
      readonly asksNameless: string;
      readonly means: string;
      readonly yes: string;
      readonly own: string;
      readonly already: string;
      readonly done: string;
      readonly toFriends: string;
    };
    readonly invite: {
      readonly title: string;
      readonly ask: Sentence<Parts, 'name'>;
      readonly asked: Sentence<Parts, 'name'>;
    };
    readonly wire: {
      readonly 'bad-friend-link': Sentence<Parts, 'problem'>;
      readonly 'too-many-friend-links': Sentence<Parts, 'limit'>;
      readonly 'too-many-friends': Sentence<Parts, 'limit'>;
      readonly 'too-many-invitations': Sentence<Parts, 'limit'>;
      readonly 'unknown-friend': string;
      readonly 'unknown-player': string;
    };
  };
}
