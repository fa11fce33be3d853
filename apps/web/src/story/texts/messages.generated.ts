// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly story: {
    readonly title: Sentence<Parts, 'game'>;
    readonly running: string;
    readonly busy: Sentence<Parts, 'count' | 'done'>;
    readonly stop: string;
    readonly stopped: string;
    readonly goOn: string;
    readonly led: Sentence<Parts, 'percent' | 'who'>;
    readonly neverAhead: string;
    readonly changes: Sentence<Parts, 'count' | 'percent'>;
    readonly decided: Sentence<Parts, 'ply' | 'who'>;
    readonly comeback: Sentence<Parts, 'percent' | 'ply' | 'who'>;
    readonly board: string;
    readonly graph: string;
    readonly graphHint: string;
    readonly legend: Sentence<Parts, 'name' | 'percent'>;
    readonly turning: string;
    readonly turningNone: string;
    readonly turningMemory: string;
    readonly turningAt: Sentence<Parts, 'ply'>;
    readonly played: Sentence<Parts, 'thing'>;
    readonly cost: Sentence<Parts, 'percent' | 'who'>;
    readonly advised: string;
    readonly show: string;
    readonly showAt: Sentence<Parts, 'ply'>;
    readonly luck: string;
    readonly luckHow: string;
    readonly luckBusy: Sentence<Parts, 'percent'>;
    readonly luckStop: string;
    readonly luckGave: Sentence<Parts, 'percent' | 'who'>;
    readonly luckCost: Sentence<Parts, 'percent' | 'who'>;
    readonly luckNothing: Sentence<Parts, 'who'>;
    readonly luckError: Sentence<Parts, 'percent'>;
    readonly luckMost: string;
    readonly luckDraw: Sentence<Parts, 'change' | 'name'>;
    readonly knew: string;
    readonly knewTruth: string;
    readonly knewNothing: string;
    readonly knewSure: Sentence<Parts, 'count' | 'done' | 'who'>;
    readonly thoughtBot: Sentence<Parts, 'who'>;
    readonly thoughtPerson: Sentence<Parts, 'who'>;
    readonly where: string;
    readonly truth: string;
    readonly likely: Sentence<Parts, 'who'>;
    readonly percent: Sentence<Parts, 'percent'>;
    readonly rather: Sentence<Parts, 'percent' | 'thing'>;
    readonly more: Sentence<Parts, 'count'>;
    readonly evening: string;
    readonly fastest: Sentence<Parts, 'count' | 'match'>;
    readonly longest: Sentence<Parts, 'count' | 'match'>;
    readonly eveningComeback: Sentence<Parts, 'match' | 'name' | 'percent'>;
    readonly mostWins: Sentence<Parts, 'count' | 'name'>;
    readonly picture: string;
    readonly pictureSaved: string;
    readonly pictureFailed: string;
    readonly history: string;
  };
}
