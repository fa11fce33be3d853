// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly clock: {
    readonly legend: string;
    readonly choices: {
      readonly none: string;
      readonly quick: string;
      readonly calm: string;
      readonly days: string;
      readonly own: string;
    };
    readonly noneHint: string;
    readonly kind: string;
    readonly kinds: {
      readonly move: string;
      readonly match: string;
      readonly days: string;
    };
    readonly secondsEach: string;
    readonly minutesAll: string;
    readonly increment: string;
    readonly saved: string;
    readonly daysEach: string;
    readonly weekend: string;
    readonly night: string;
    readonly termsMatch: Sentence<Parts, 'minutes' | 'seconds'>;
    readonly termsMatchPlain: Sentence<Parts, 'minutes'>;
    readonly termsMove: Sentence<Parts, 'seconds'>;
    readonly termsMoveSaved: Sentence<Parts, 'saved' | 'seconds'>;
    readonly termsDays: Sentence<Parts, 'days'>;
    readonly pauseBoth: Sentence<Parts, 'zone'>;
    readonly pauseWeekend: Sentence<Parts, 'zone'>;
    readonly pauseNight: Sentence<Parts, 'zone'>;
    readonly runsOut: string;
    readonly heading: string;
    readonly daysShort: Sentence<Parts, 'days' | 'hours'>;
    readonly hoursShort: Sentence<Parts, 'hours' | 'minutes'>;
    readonly daysLeft: Sentence<Parts, 'days' | 'hours'>;
    readonly hoursLeft: Sentence<Parts, 'hours' | 'minutes'>;
    readonly minutesLeft: Sentence<Parts, 'minutes' | 'seconds'>;
    readonly oneMinute: string;
    readonly tenSeconds: string;
  };
}
