// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '../../box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly DD5: {
      readonly '2': Sentence<Parts, 'winners'>;
      readonly '4': Sentence<Parts, 'winners'>;
      readonly '5': Sentence<Parts, 'winners'>;
    };
    readonly T3: Sentence<Parts, 'winners'>;
    readonly T4: string;
    readonly T5: Sentence<Parts, 'winners'>;
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
    readonly placing: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly homeward: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly claiming: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly allowing: {
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
    readonly freed: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly klaar: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly colour: {
      readonly R: string;
      readonly O: string;
      readonly Y: string;
      readonly G: string;
      readonly B: string;
      readonly V: string;
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
    readonly layout: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-shuffled': string;
      readonly 'value-printed': string;
    };
    readonly block: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-3': string;
      readonly 'value-5': string;
      readonly 'value-endless': string;
    };
    readonly falseClaim: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-skip': string;
      readonly 'value-free': string;
    };
    readonly rounds: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-30': string;
      readonly 'value-60': string;
      readonly 'value-150': string;
    };
    readonly memory: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-strict': string;
      readonly 'value-aid': string;
    };
  };
  readonly refusals: {
    readonly 'unsound-layout': string;
    readonly 'no-such-starter': Sentence<Parts, 'seat'>;
    readonly 'not-now': Sentence<Parts, 'due'>;
    readonly 'circle-taken': Sentence<Parts, 'at'>;
    readonly 'own-colour': Sentence<Parts, 'at'>;
    readonly 'somebody-stuck': Sentence<Parts, 'who'>;
    readonly 'no-stone-of-yours': Sentence<Parts, 'at'>;
    readonly 'stone-covered': Sentence<Parts, 'at' | 'block' | 'waited'>;
    readonly 'stone-stuck': Sentence<Parts, 'at'>;
    readonly 'not-a-neighbour': Sentence<Parts, 'from' | 'to'>;
    readonly 'stays-put': Sentence<Parts, 'at'>;
    readonly 'own-stone-on-top': Sentence<Parts, 'at'>;
    readonly 'must-move': string;
  };
  readonly rulebook: {
    readonly DD1: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly printed: string;
      };
      readonly '4': string;
    };
    readonly DD2: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly placing: string;
      };
      readonly '3': string;
      readonly '4': string;
    };
    readonly DD3: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly moving: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly stack: string;
      };
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
      readonly '7': {
        readonly '': string;
        readonly waited: string;
      };
    };
    readonly DD4: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly blocking: string;
      };
      readonly '2': {
        readonly '': string;
        readonly claiming: string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
    readonly DD5: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly klaar: string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
    };
    readonly DD6: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
    };
  };
  readonly table: {
    readonly board: string;
    readonly letter: {
      readonly R: string;
      readonly O: string;
      readonly Y: string;
      readonly G: string;
      readonly B: string;
      readonly V: string;
    };
    readonly circle: {
      readonly empty: Sentence<Parts, 'colour'>;
      readonly hidden: string;
      readonly under: Sentence<Parts, 'colour'>;
      readonly stone: Sentence<Parts, 'colour'>;
      readonly stack: Sentence<Parts, 'colours'>;
      readonly waited: Sentence<Parts, 'block' | 'colour' | 'turns'>;
      readonly mayLeave: Sentence<Parts, 'colour'>;
      readonly target: string;
    };
    readonly pickedUp: Sentence<Parts, 'circle' | 'targets'>;
    readonly taken: string;
    readonly putBack: string;
    readonly shows: Sentence<Parts, 'circle' | 'colour'>;
    readonly act: {
      readonly withCall: string;
      readonly callHint: string;
      readonly callingHint: string;
      readonly klaar: string;
      readonly pass: string;
      readonly claim: string;
      readonly allow: string;
      readonly question: Sentence<Parts, 'circle' | 'who'>;
      readonly falseCosts: string;
      readonly sure: string;
      readonly callNow: string;
      readonly notYet: string;
    };
    readonly prompt: {
      readonly placeFirst: string;
      readonly place: Sentence<Parts, 'left'>;
      readonly othersPlace: Sentence<Parts, 'who'>;
      readonly move: string;
      readonly mustPass: string;
      readonly othersMove: Sentence<Parts, 'who'>;
      readonly answer: string;
      readonly othersAnswer: Sentence<Parts, 'circle' | 'who'>;
      readonly out: string;
      readonly beginning: string;
    };
    readonly advice: {
      readonly place: Sentence<Parts, 'circle'>;
      readonly step: Sentence<Parts, 'from' | 'to'>;
      readonly stepWithCall: Sentence<Parts, 'from' | 'to'>;
      readonly klaar: string;
      readonly pass: string;
      readonly claim: string;
      readonly allow: string;
      readonly fromMemory: string;
    };
    readonly inHand: Sentence<Parts, 'stones'>;
    readonly missing: Sentence<Parts, 'colour' | 'turns'>;
    readonly isOut: Sentence<Parts, 'colour'>;
    readonly round: Sentence<Parts, 'now' | 'of'>;
    readonly reckoning: {
      readonly right: Sentence<Parts, 'of' | 'stones'>;
      readonly wrong: Sentence<Parts, 'circles'>;
      readonly covered: Sentence<Parts, 'stones'>;
      readonly out: string;
      readonly outWith: Sentence<Parts, 'of' | 'stones'>;
      readonly stood: Sentence<Parts, 'of' | 'stones' | 'who'>;
    };
    readonly tell: {
      readonly laidOut: string;
      readonly begins: Sentence<Parts, 'who'>;
      readonly placed: Sentence<Parts, 'circle' | 'who'>;
      readonly moved: Sentence<Parts, 'from' | 'to' | 'who'>;
      readonly uncovered: Sentence<Parts, 'circle'>;
      readonly uncoveredSeveral: Sentence<Parts, 'circles'>;
      readonly attacked: Sentence<Parts, 'circle' | 'owner' | 'who'>;
      readonly passed: Sentence<Parts, 'who'>;
      readonly allowed: Sentence<Parts, 'circle' | 'who'>;
      readonly claimedRightly: Sentence<Parts, 'circle' | 'who'>;
      readonly claimedFalsely: Sentence<Parts, 'circle' | 'who'>;
      readonly sentBack: Sentence<Parts, 'circle' | 'who'>;
      readonly called: Sentence<Parts, 'who'>;
      readonly calledRightly: string;
      readonly calledWrongly: Sentence<Parts, 'who'>;
      readonly missed: Sentence<Parts, 'who'>;
    };
    readonly listed: Sentence<Parts, 'before' | 'next'>;
    readonly opening: Sentence<Parts, 'at'>;
  };
}

export interface FirstMatchMessages {
  readonly card: {
    readonly who: Sentence<Parts, 'colour'>;
    readonly win: string;
    readonly lose: string;
    readonly turn: string;
  };
  readonly note: {
    readonly moving: string;
    readonly placed: string;
    readonly home: string;
    readonly uncovered: string;
    readonly asked: string;
    readonly climbed: string;
    readonly stuck: Sentence<Parts, 'block'>;
    readonly stuckForLong: string;
    readonly claimRight: string;
    readonly claimWrong: string;
    readonly claimWrongFree: string;
    readonly refused: string;
  };
  readonly reason: {
    readonly climbsOnYou: string;
    readonly climbs: string;
    readonly wasWrong: Sentence<Parts, 'from'>;
  };
}

export interface HintReasonsMessages {
  readonly besideOwn: Sentence<Parts, 'circle'>;
  readonly besideSeveral: Sentence<Parts, 'circles'>;
  readonly nobodysColour: Sentence<Parts, 'colour'>;
  readonly outOfReach: string;
  readonly hidesColour: Sentence<Parts, 'colour'>;
  readonly home: Sentence<Parts, 'to'>;
  readonly nearer: Sentence<Parts, 'circle'>;
  readonly climbs: Sentence<Parts, 'circle'>;
  readonly uncovers: Sentence<Parts, 'from'>;
  readonly slipsOut: string;
  readonly freesOwn: string;
  readonly allRight: string;
  readonly allRightThen: string;
  readonly nothingMoves: string;
  readonly probablyRight: string;
  readonly surelyRight: string;
  readonly claimIsFree: string;
  readonly probablyWrong: string;
  readonly surelyWrong: string;
  readonly claimIsCostly: string;
}
