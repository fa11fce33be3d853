// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly moderation: {
    readonly title: string;
    readonly enter: string;
    readonly secret: string;
    readonly secretSend: string;
    readonly wrong: string;
    readonly parts: string;
    readonly part: {
      readonly reports: string;
      readonly blocks: string;
      readonly log: string;
    };
    readonly noReports: string;
    readonly moreReports: string;
    readonly report: Sentence<Parts, 'date' | 'game' | 'ply' | 'reason' | 'room'>;
    readonly somebody: Sentence<Parts, 'name'>;
    readonly reported: string;
    readonly gone: string;
    readonly blockedUntil: Sentence<Parts, 'date'>;
    readonly blockedForGood: string;
    readonly why: string;
    readonly whyMissing: string;
    readonly act: {
      readonly removeLine: string;
      readonly blockWeek: string;
      readonly blockForGood: string;
      readonly removeName: string;
      readonly close: string;
      readonly unblock: string;
      readonly blockName: string;
      readonly unblockName: string;
    };
    readonly done: string;
    readonly players: string;
    readonly noPlayers: string;
    readonly names: string;
    readonly noNames: string;
    readonly name: string;
    readonly kindLabel: string;
    readonly kind: {
      readonly exact: string;
      readonly word: string;
    };
    readonly entry: Sentence<Parts, 'date' | 'number' | 'text'>;
    readonly log: {
      readonly becomeModerator: Sentence<Parts, 'name'>;
      readonly closeReport: Sentence<Parts, 'name'>;
      readonly removeLine: Sentence<Parts, 'name'>;
      readonly blockPlayer: Sentence<Parts, 'days' | 'name' | 'player'>;
      readonly unblockPlayer: Sentence<Parts, 'name' | 'player'>;
      readonly removeName: Sentence<Parts, 'name' | 'player'>;
      readonly blockNameExact: Sentence<Parts, 'blocked' | 'name'>;
      readonly blockNameWord: Sentence<Parts, 'blocked' | 'name'>;
      readonly unblockName: Sentence<Parts, 'blocked' | 'name'>;
      readonly unknown: Sentence<Parts, 'name'>;
    };
    readonly someModerator: string;
    readonly somePlayer: string;
    readonly toMatch: string;
    readonly earlier: string;
  };
}
