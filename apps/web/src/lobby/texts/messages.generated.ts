// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly lobby: {
    readonly title: string;
    readonly quiet: string;
    readonly now: {
      readonly tables: Sentence<Parts, 'count'>;
      readonly looking: Sentence<Parts, 'count'>;
      readonly lookingFor: Sentence<Parts, 'count' | 'names'>;
      readonly matches: Sentence<Parts, 'count'>;
    };
    readonly unreachable: string;
    readonly open: string;
    readonly close: string;
    readonly wishTitle: string;
    readonly games: string;
    readonly allGames: string;
    readonly seeking: Sentence<Parts, 'count'>;
    readonly players: {
      readonly legend: string;
      readonly two: string;
      readonly few: string;
      readonly many: string;
      readonly any: string;
    };
    readonly pace: {
      readonly legend: string;
      readonly live: string;
      readonly days: string;
      readonly both: string;
    };
    readonly terms: {
      readonly live: string;
      readonly days: string;
    };
    readonly go: string;
    readonly noGame: string;
    readonly wait: Sentence<Parts, 'count' | 'seconds'>;
    readonly waitMinutes: Sentence<Parts, 'count' | 'minutes'>;
    readonly waitUnknown: string;
    readonly lookingFor: Sentence<Parts, 'names'>;
    readonly lookingForAny: string;
    readonly lookingLater: Sentence<Parts, 'seconds'>;
    readonly lookingTime: Sentence<Parts, 'time'>;
    readonly stop: string;
    readonly computer: string;
    readonly computerHint: string;
    readonly found: string;
    readonly foundHint: string;
    readonly later: string;
    readonly goOver: string;
    readonly tables: string;
    readonly noTables: string;
    readonly host: Sentence<Parts, 'name'>;
    readonly hostless: string;
    readonly free: Sentence<Parts, 'count' | 'seats'>;
    readonly sinceNow: string;
    readonly since: Sentence<Parts, 'minutes'>;
    readonly fits: string;
    readonly options: string;
    readonly sit: string;
    readonly sitAt: Sentence<Parts, 'game' | 'name'>;
    readonly watch: string;
    readonly noMatches: string;
    readonly watchThis: string;
    readonly watchOf: Sentence<Parts, 'game'>;
    readonly watching: Sentence<Parts, 'count'>;
    readonly moves: Sentence<Parts, 'count'>;
    readonly code: string;
    readonly codeHint: string;
    readonly codeGo: string;
    readonly friends: string;
    readonly asked: Sentence<Parts, 'game' | 'name'>;
    readonly askedBy: string;
    readonly rated: string;
    readonly clock: {
      readonly match: Sentence<Parts, 'minutes'>;
      readonly increment: Sentence<Parts, 'minutes' | 'seconds'>;
      readonly move: Sentence<Parts, 'seconds'>;
      readonly days: Sentence<Parts, 'days'>;
    };
  };
}
