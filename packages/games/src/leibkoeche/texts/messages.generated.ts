// Written by `npm run texts` from the sentences in nl/.
import type { Phrase, Sentence } from '../../box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly won: Sentence<Parts, 'who'>;
    readonly resigned: string;
    readonly drawn: string;
    readonly forfeited: string;
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
    readonly walking: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'no-way-back': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'half-or-full': {
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
    readonly 'once-more': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly crown: {
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
    readonly 'last-order': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly shifting: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly kind: {
      readonly A: string;
      readonly B: string;
      readonly C: string;
      readonly D: string;
      readonly E: string;
      readonly F: string;
    };
    readonly pan: {
      readonly small: string;
      readonly normal: string;
      readonly large: string;
    };
    readonly cook: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
    };
    readonly garnished: Phrase<Parts, 'garnished', 'crowned' | 'kind'>;
    readonly laid: Phrase<Parts, 'laid', 'kind' | 'place'>;
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
    readonly toss: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-skill': string;
      readonly 'value-chance': string;
    };
    readonly crowns: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-one': string;
      readonly 'value-free': string;
    };
    readonly assist: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-on': string;
      readonly 'value-off': string;
    };
  };
  readonly refusals: {
    readonly 'bad-setup': string;
    readonly 'no-such-starter': string;
    readonly 'not-now': Sentence<Parts, 'due'>;
    readonly 'tile-not-free': Sentence<Parts, 'tile'>;
    readonly 'not-on-row-one': string;
    readonly 'no-pancake-there': Sentence<Parts, 'tile'>;
    readonly 'laid-last': Sentence<Parts, 'tile'>;
    readonly 'by-hand-only': string;
    readonly 'by-chance-only': string;
    readonly 'not-a-hand': string;
    readonly 'impossible-fall': Sentence<Parts, 'face'>;
    readonly 'wrong-length': Sentence<Parts, 'steps' | 'wanted'>;
    readonly 'no-step': Sentence<Parts, 'from' | 'to'>;
    readonly 'back-and-forth': Sentence<Parts, 'tile'>;
    readonly 'pancake-in-the-way': Sentence<Parts, 'tile'>;
    readonly 'pile-in-the-way': Sentence<Parts, 'tile'>;
    readonly 'cook-in-the-way': Sentence<Parts, 'tile'>;
    readonly 'back-where-you-began': Sentence<Parts, 'tile'>;
    readonly 'carpet-too-soon': Sentence<Parts, 'kinds'>;
    readonly 'place-taken': Sentence<Parts, 'place'>;
    readonly 'no-such-face': Sentence<Parts, 'face'>;
    readonly 'not-your-tray': string;
    readonly 'nothing-changed': string;
    readonly 'ordered-already': string;
    readonly 'no-more-ordering': string;
  };
  readonly rulebook: {
    readonly LK1: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly kitchen: string;
      };
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
      readonly '7': string;
    };
    readonly LK2: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
    };
    readonly LK3: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
      readonly '7': string;
      readonly '8': string;
    };
    readonly LK4: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly walking: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly blocked: string;
      };
      readonly '4': string;
      readonly '5': string;
      readonly '6': {
        readonly '': string;
        readonly door: string;
      };
      readonly '7': string;
    };
    readonly LK5: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly laying: string;
      };
      readonly '2': string;
      readonly '3': string;
    };
    readonly LK6: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly collecting: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly peeking: string;
      };
      readonly '4': string;
      readonly '5': string;
    };
    readonly LK7: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly arriving: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly matching: string;
      };
      readonly '4': {
        readonly '': string;
        readonly shifting: string;
      };
      readonly '5': string;
    };
    readonly LK8: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
    readonly LK9: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
    };
    readonly LK10: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
    };
  };
  readonly table: {
    readonly kitchen: string;
    readonly kingsTable: string;
    readonly yourTray: string;
    readonly trayOf: Sentence<Parts, 'who'>;
    readonly trayTold: Sentence<Parts, 'count' | 'name'>;
    readonly tile: {
      readonly empty: string;
      readonly carpet: string;
      readonly pile: Sentence<Parts, 'kind' | 'size'>;
      readonly crownOnTop: string;
      readonly crownBelow: string;
      readonly pancake: Sentence<Parts, 'face'>;
      readonly tooHot: string;
      readonly cook: Sentence<Parts, 'who'>;
      readonly yourCook: string;
      readonly stack: Sentence<Parts, 'size' | 'top'>;
      readonly stackGone: string;
      readonly panWith: Sentence<Parts, 'face' | 'pan'>;
      readonly target: string;
      readonly andTake: string;
      readonly andLeave: string;
    };
    readonly place: {
      readonly covered: Sentence<Parts, 'place'>;
      readonly known: Sentence<Parts, 'kind' | 'place'>;
      readonly open: Sentence<Parts, 'kind' | 'place'>;
      readonly lookedAtBy: Sentence<Parts, 'players'>;
      readonly empty: Sentence<Parts, 'place'>;
      readonly holds: Sentence<Parts, 'garnished' | 'place'>;
      readonly matches: string;
      readonly target: string;
    };
    readonly act: {
      readonly half: string;
      readonly full: string;
      readonly odds: Sentence<Parts, 'caught' | 'invalid' | 'missed'>;
      readonly caughtOf: Sentence<Parts, 'percent'>;
      readonly byHand: string;
      readonly byChance: string;
      readonly again: string;
      readonly againWith: Sentence<Parts, 'face'>;
      readonly other: string;
      readonly stop: string;
      readonly whichFace: string;
      readonly faceUp: Sentence<Parts, 'face'>;
      readonly otherWhere: string;
      readonly back: string;
      readonly onPile: string;
      readonly take: string;
      readonly skip: string;
      readonly doNotLook: string;
      readonly leave: Sentence<Parts, 'who'>;
      readonly shiftLeft: Sentence<Parts, 'kind'>;
      readonly shiftRight: Sentence<Parts, 'kind'>;
      readonly left: string;
      readonly right: string;
      readonly chooseToShift: string;
      readonly ready: string;
      readonly putBackOrder: string;
      readonly yourPan: {
        readonly small: string;
        readonly normal: string;
        readonly large: string;
      };
    };
    readonly pickedUp: {
      readonly pancake: Sentence<Parts, 'face'>;
      readonly garnished: Sentence<Parts, 'garnished'>;
    };
    readonly putBack: string;
    readonly swapped: Sentence<Parts, 'one' | 'other'>;
    readonly result: {
      readonly caught: string;
      readonly missed: string;
      readonly invalid: string;
    };
    readonly moment: {
      readonly youSaw: Sentence<Parts, 'kind' | 'place'>;
      readonly revealing: string;
      readonly goesOn: string;
      readonly matching: Sentence<Parts, 'count'>;
      readonly allMatch: string;
      readonly toTheKing: string;
      readonly onlyYou: string;
    };
    readonly prompt: {
      readonly settingUp: string;
      readonly put: Sentence<Parts, 'who'>;
      readonly putting: Sentence<Parts, 'who' | 'whose'>;
      readonly shift: string;
      readonly shifting: Sentence<Parts, 'who'>;
      readonly from: string;
      readonly fromAnother: string;
      readonly taking: Sentence<Parts, 'who'>;
      readonly tossFirst: Sentence<Parts, 'face'>;
      readonly toss: {
        readonly small: Sentence<Parts, 'face'>;
        readonly normal: Sentence<Parts, 'face'>;
        readonly large: Sentence<Parts, 'face'>;
      };
      readonly tossAgain: Sentence<Parts, 'face'>;
      readonly tossing: Sentence<Parts, 'pan' | 'who'>;
      readonly falling: string;
      readonly walk: Sentence<Parts, 'count'>;
      readonly walkToKing: Sentence<Parts, 'count'>;
      readonly walking: Sentence<Parts, 'count' | 'who'>;
      readonly take: string;
      readonly choosingToTake: Sentence<Parts, 'who'>;
      readonly tray: string;
      readonly choosingPlace: Sentence<Parts, 'who'>;
      readonly peek: string;
      readonly peekOrNot: string;
      readonly peeking: Sentence<Parts, 'who'>;
      readonly second: string;
      readonly deciding: Sentence<Parts, 'who'>;
      readonly lay: string;
      readonly layInvalid: string;
      readonly layStuck: string;
      readonly layArrived: string;
      readonly laying: Sentence<Parts, 'who'>;
      readonly order: string;
      readonly ordering: Sentence<Parts, 'who'>;
    };
    readonly advice: {
      readonly put: Sentence<Parts, 'tile'>;
      readonly leave: string;
      readonly shift: Sentence<Parts, 'end' | 'kind'>;
      readonly from: Sentence<Parts, 'tile'>;
      readonly toss: Sentence<Parts, 'toss'>;
      readonly walk: Sentence<Parts, 'tile'>;
      readonly walkToKing: string;
      readonly take: string;
      readonly skip: string;
      readonly tray: Sentence<Parts, 'place'>;
      readonly peek: Sentence<Parts, 'place'>;
      readonly peekNone: string;
      readonly keep: Sentence<Parts, 'face'>;
      readonly swap: Sentence<Parts, 'tile'>;
      readonly lay: Sentence<Parts, 'face' | 'tile'>;
      readonly order: Sentence<Parts, 'order'>;
    };
    readonly tell: {
      readonly setUp: {
        readonly king: string;
        readonly piles: string;
        readonly stack: string;
      };
      readonly begins: Sentence<Parts, 'who'>;
      readonly put: Sentence<Parts, 'tile' | 'who'>;
      readonly left: Sentence<Parts, 'who'>;
      readonly shifted: Sentence<Parts, 'end' | 'kind' | 'who'>;
      readonly tookFromStack: Sentence<Parts, 'low' | 'who'>;
      readonly took: Sentence<Parts, 'high' | 'low' | 'tile' | 'who'>;
      readonly tossed: Sentence<Parts, 'pan' | 'toss' | 'who'>;
      readonly fell: Sentence<Parts, 'face' | 'result' | 'who'>;
      readonly stuck: Sentence<Parts, 'count' | 'who'>;
      readonly walked: Sentence<Parts, 'count' | 'tile' | 'who'>;
      readonly collected: Sentence<Parts, 'garnished' | 'place' | 'who'>;
      readonly exchanged: Sentence<Parts, 'kind' | 'place' | 'who'>;
      readonly choseToTake: Sentence<Parts, 'kind' | 'who'>;
      readonly skipped: Sentence<Parts, 'kind' | 'who'>;
      readonly peeked: Sentence<Parts, 'place' | 'who'>;
      readonly lookedAway: Sentence<Parts, 'who'>;
      readonly saw: Sentence<Parts, 'kind' | 'who'>;
      readonly turned: Sentence<Parts, 'face' | 'who'>;
      readonly laid: Sentence<Parts, 'face' | 'tile' | 'who'>;
      readonly arrived: Sentence<Parts, 'who'>;
      readonly ordered: Sentence<Parts, 'order' | 'who'>;
      readonly revealed: Sentence<Parts, 'garnishes'>;
    };
    readonly labelled: Sentence<Parts, 'items' | 'what'>;
    readonly listed: Sentence<Parts, 'before' | 'next'>;
  };
  readonly toss: {
    readonly title: string;
    readonly onThePan: Sentence<Parts, 'face' | 'pan'>;
    readonly how: string;
    readonly howByKeys: string;
    readonly tooSoft: string;
    readonly countsAs: Sentence<Parts, 'face'>;
    readonly brings: Sentence<Parts, 'full' | 'half'>;
    readonly half: string;
    readonly full: string;
    readonly heating: string;
    readonly cold: string;
    readonly retry: string;
    readonly judging: string;
    readonly refused: string;
    readonly close: string;
    readonly practise: string;
    readonly inEarnest: string;
    readonly doesNotCount: string;
    readonly firstThrow: string;
    readonly skipPractice: string;
    readonly wasPractice: string;
    readonly again: string;
    readonly byMotion: string;
    readonly byFinger: string;
    readonly howByMotion: string;
    readonly motionDenied: string;
    readonly noMotion: string;
    readonly wrist: {
      readonly 'too-soft': string;
      readonly 'too-hard': string;
      readonly 'too-early': string;
      readonly 'too-late': string;
      readonly 'between-turns': string;
      readonly 'met-early': string;
      readonly 'pan-tilted': string;
      readonly 'moved-away': string;
    };
    readonly tosses: Sentence<Parts, 'who'>;
    readonly skip: string;
    readonly practice: {
      readonly title: string;
      readonly intro: string;
      readonly whichPan: string;
      readonly pan: string;
      readonly pans: {
        readonly small: string;
        readonly normal: string;
        readonly large: string;
      };
      readonly tally: string;
      readonly thrown: string;
      readonly caught: string;
      readonly missed: string;
      readonly invalid: string;
      readonly half: string;
      readonly full: string;
      readonly reset: string;
    };
  };
}

export interface FirstMatchMessages {
  readonly card: {
    readonly who: Sentence<Parts, 'cook'>;
    readonly win: string;
    readonly lose: string;
    readonly turn: string;
  };
  readonly note: {
    readonly fell: {
      readonly caught: string;
      readonly missed: string;
      readonly invalid: string;
    };
    readonly collected: string;
    readonly crown: string;
    readonly peeked: string;
    readonly laid: string;
    readonly arrived: string;
    readonly pan: {
      readonly small: string;
      readonly large: string;
    };
    readonly refused: string;
  };
  readonly reason: {
    readonly missing: Sentence<Parts, 'kind'>;
    readonly smallPan: string;
    readonly peeked: string;
  };
}

export interface HintReasonsMessages {
  readonly put: string;
  readonly leave: string;
  readonly shift: Sentence<Parts, 'count'>;
  readonly throwing: Sentence<Parts, 'high' | 'low'>;
  readonly toss: Sentence<Parts, 'steps'>;
  readonly toKing: string;
  readonly missing: Sentence<Parts, 'kind'>;
  readonly crown: string;
  readonly towardsKing: Sentence<Parts, 'count'>;
  readonly nearer: Sentence<Parts, 'kind'>;
  readonly skip: string;
  readonly trayKnown: Sentence<Parts, 'place'>;
  readonly trayTaken: Sentence<Parts, 'place'>;
  readonly trayFewer: Sentence<Parts, 'place'>;
  readonly peek: string;
  readonly peekNone: string;
  readonly bars: Sentence<Parts, 'kind'>;
  readonly aside: string;
  readonly behind: string;
  readonly orderKnown: string;
  readonly orderUntold: string;
  readonly orderNotYet: string;
  readonly orderGuess: string;
}
