// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly chat: {
    readonly phrases: {
      readonly hello: string;
      readonly 'good-luck': string;
      readonly 'nice-move': string;
      readonly 'well-played': string;
      readonly thanks: string;
      readonly sorry: string;
      readonly oops: string;
      readonly 'one-moment': string;
      readonly back: string;
      readonly 'your-turn': string;
      readonly rematch: string;
      readonly 'good-game': string;
      readonly bye: string;
    };
    readonly unread: Sentence<Parts, 'count'>;
    readonly rooms: string;
    readonly room: {
      readonly players: string;
      readonly watchers: string;
    };
    readonly emptyPlayers: string;
    readonly emptyWatchers: string;
    readonly emptyOver: {
      readonly players: string;
      readonly watchers: string;
    };
    readonly apart: {
      readonly players: string;
      readonly watchers: string;
    };
    readonly watcher: string;
    readonly you: string;
    readonly said: Sentence<Parts, 'name' | 'text'>;
    readonly news: Sentence<Parts, 'name' | 'text'>;
    readonly removed: string;
    readonly earlier: string;
    readonly phrasesLabel: string;
    readonly message: string;
    readonly send: string;
    readonly more: Sentence<Parts, 'name'>;
    readonly mute: string;
    readonly muteDone: Sentence<Parts, 'name'>;
    readonly muted: Sentence<Parts, 'name'>;
    readonly muteDoneNameless: string;
    readonly mutedNameless: string;
    readonly unmute: string;
    readonly report: string;
    readonly reportWhy: string;
    readonly reason: {
      readonly insult: string;
      readonly threat: string;
      readonly spam: string;
      readonly cheating: string;
      readonly other: string;
    };
    readonly reportDone: string;
    readonly cancel: string;
    readonly problem: {
      readonly 'other-room': string;
      readonly closed: string;
      readonly 'too-long': Sentence<Parts, 'longest'>;
      readonly empty: string;
    };
  };
}
