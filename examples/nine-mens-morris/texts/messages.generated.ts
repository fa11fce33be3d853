// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '@kast/games/box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly NM4: {
      readonly '1': Sentence<Parts, 'loser' | 'winner'>;
      readonly '2': Sentence<Parts, 'loser' | 'winner'>;
      readonly '3': string;
      readonly '4': string;
      readonly '5': Sentence<Parts, 'loser' | 'winner'>;
      readonly '6': string;
    };
    readonly T5: Sentence<Parts, 'loser' | 'winner'>;
  };
  readonly intro: {
    readonly name: string;
    readonly tagline: string;
    readonly about: string;
  };
  readonly lessons: {
    readonly goal: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly blocking: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly closing: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly choosing: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'two-mills': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly flying: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'shutting-in': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly side: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly opponents: {
    readonly name: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
    };
    readonly character: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
    };
  };
  readonly options: {
    readonly flying: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-allowed': string;
      readonly 'value-never': string;
    };
  };
  readonly refusals: {
    readonly 'place-first': Sentence<Parts, 'pieces'>;
    readonly 'hand-empty': string;
    readonly 'no-piece': Sentence<Parts, 'point'>;
    readonly 'not-your-piece': Sentence<Parts, 'point'>;
    readonly 'point-taken': Sentence<Parts, 'point'>;
    readonly 'not-next': Sentence<Parts, 'from' | 'to'>;
    readonly 'must-take': Sentence<Parts, 'point'>;
    readonly 'no-mill': Sentence<Parts, 'point'>;
    readonly 'nothing-to-take': Sentence<Parts, 'point'>;
    readonly 'own-piece': Sentence<Parts, 'point'>;
    readonly 'in-a-mill': Sentence<Parts, 'point'>;
  };
  readonly rulebook: {
    readonly NM1: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly start: string;
      };
      readonly '3': string;
    };
    readonly NM2: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly moving: string;
      };
      readonly '3': string;
    };
    readonly NM3: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly mills: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly double: string;
      };
      readonly '4': {
        readonly '': string;
        readonly safe: string;
      };
      readonly '5': string;
    };
    readonly NM4: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly 'shut-in': string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
  };
  readonly table: {
    readonly board: string;
    readonly menOn: Sentence<Parts, 'points' | 'side'>;
    readonly hands: string;
    readonly inHand: Sentence<Parts, 'left' | 'side'>;
    readonly empty: string;
    readonly target: string;
    readonly prey: string;
    readonly pickedUp: Sentence<Parts, 'point' | 'targets'>;
    readonly fromHand: string;
    readonly putBack: string;
    readonly mill: string;
    readonly takeOne: string;
    readonly millOn: Sentence<Parts, 'point' | 'points'>;
    readonly prompt: {
      readonly place: string;
      readonly move: string;
      readonly fly: string;
      readonly turnOf: Sentence<Parts, 'who'>;
    };
    readonly tell: {
      readonly placed: Sentence<Parts, 'to' | 'who'>;
      readonly moved: Sentence<Parts, 'from' | 'to' | 'who'>;
      readonly flown: Sentence<Parts, 'from' | 'to' | 'who'>;
      readonly mill: string;
      readonly taken: Sentence<Parts, 'point' | 'who'>;
      readonly flies: Sentence<Parts, 'who'>;
      readonly repeated: string;
      readonly drawNear: Sentence<Parts, 'pliesLeft'>;
    };
    readonly advice: {
      readonly place: Sentence<Parts, 'to'>;
      readonly placeAndTake: Sentence<Parts, 'taken' | 'to'>;
      readonly move: Sentence<Parts, 'from' | 'to'>;
      readonly moveAndTake: Sentence<Parts, 'from' | 'taken' | 'to'>;
    };
    readonly labelled: Sentence<Parts, 'items' | 'what'>;
    readonly listed: Sentence<Parts, 'before' | 'next'>;
  };
}
