// Written by `npm run texts` from the sentences in nl/.
import type { Phrase, Sentence } from '../../box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly won: Sentence<Parts, 'points'>;
    readonly shared: Sentence<Parts, 'points'>;
    readonly straw: Sentence<Parts, 'figures' | 'points'>;
    readonly settled: Sentence<Parts, 'figures' | 'points'>;
    readonly pointless: string;
    readonly voyageWon: Sentence<Parts, 'points'>;
    readonly voyageShared: Sentence<Parts, 'points'>;
    readonly lastOnRaft: string;
    readonly forfeited: string;
    readonly resigned: string;
    readonly drawn: string;
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
    readonly 'low-first': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'keep-coco': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'cookery-lesson': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'land-ahoy': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'a-la-carte': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly voyage: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly figure: {
      readonly C: string;
      readonly G: string;
      readonly B: string;
      readonly L: string;
      readonly R: string;
      readonly F: string;
      readonly X: string;
    };
    readonly card: Phrase<Parts, 'card', 'figure' | 'value'>;
    readonly pick: Phrase<Parts, 'pick', 'card' | 'who'>;
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
    readonly voyage: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-off': string;
      readonly 'value-on': string;
    };
  };
  readonly realTable: {
    readonly faces: string;
    readonly shark: string;
    readonly week: Sentence<Parts, 'position'>;
    readonly menu: Sentence<Parts, 'count'>;
    readonly pick: Sentence<Parts, 'name'>;
    readonly take: Sentence<Parts, 'name'>;
    readonly coco: Sentence<Parts, 'name'>;
    readonly thrown: Sentence<Parts, 'position'>;
    readonly hand: Sentence<Parts, 'count' | 'name'>;
    readonly over: string;
    readonly won: Sentence<Parts, 'count' | 'players'>;
    readonly day: Sentence<Parts, 'position'>;
    readonly landHand: string;
    readonly elsewhere: Sentence<Parts, 'card'>;
  };
  readonly refusals: {
    readonly 'choose-a-card': string;
    readonly 'not-in-hand': Sentence<Parts, 'card'>;
    readonly 'choices-are-shown': string;
    readonly 'not-on-menu': Sentence<Parts, 'card'>;
    readonly 'only-coco-has-effects': Sentence<Parts, 'card'>;
    readonly 'coco-draws-from-pile': string;
    readonly 'no-such-week-card': Sentence<Parts, 'length' | 'position'>;
    readonly 'week-is-long-enough': Sentence<Parts, 'most'>;
    readonly 'nothing-face-down': string;
    readonly 'already-face-up': Sentence<Parts, 'position'>;
    readonly 'wrong-number-of-looks': Sentence<Parts, 'count'>;
    readonly 'nobody-is-eaten-now': string;
    readonly 'name-a-character': string;
    readonly 'coco-is-not-eaten': string;
    readonly 'already-eaten': Sentence<Parts, 'character'>;
    readonly 'wrong-chance': Sentence<Parts, 'due'>;
    readonly 'wrong-deck': Sentence<Parts, 'expected'>;
    readonly 'wrong-reshuffle': Sentence<Parts, 'expected'>;
    readonly 'no-such-shark-seat': Sentence<Parts, 'seat'>;
  };
  readonly rulebook: {
    readonly CP1: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
    };
    readonly CP2: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': {
        readonly '': string;
        readonly start: string;
      };
      readonly '5': string;
    };
    readonly CP3: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly order: string;
      };
      readonly '4': {
        readonly '': string;
        readonly 'new-turn': string;
      };
      readonly '5': string;
      readonly '6': string;
    };
    readonly CP4: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly coco: string;
      };
      readonly '3': string;
      readonly '4': {
        readonly '': string;
        readonly landed: string;
      };
      readonly '5': string;
      readonly '6': {
        readonly '': string;
        readonly looked: string;
      };
      readonly '7': string;
      readonly '8': string;
      readonly '9': string;
    };
    readonly CP5: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly 'short-straw': string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': {
        readonly '': string;
        readonly tie: string;
      };
    };
    readonly CP6: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly naming: string;
      };
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
      readonly '7': string;
    };
    readonly CP7: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
    };
  };
  readonly table: {
    readonly letter: {
      readonly C: string;
      readonly G: string;
      readonly B: string;
      readonly L: string;
      readonly R: string;
      readonly F: string;
      readonly X: string;
    };
    readonly coco: string;
    readonly hiddenCard: string;
    readonly weekCard: {
      readonly open: Sentence<Parts, 'card' | 'position'>;
      readonly known: Sentence<Parts, 'card' | 'position'>;
      readonly hidden: Sentence<Parts, 'position'>;
    };
    readonly knownToYou: string;
    readonly knownToAll: string;
    readonly knownTo: Sentence<Parts, 'players'>;
    readonly places: {
      readonly week: string;
      readonly menu: string;
      readonly hand: string;
      readonly pile: string;
      readonly discard: string;
      readonly shark: string;
      readonly weekTotals: string;
      readonly chosen: string;
      readonly pileOf: Sentence<Parts, 'count'>;
      readonly handOf: Sentence<Parts, 'count' | 'name'>;
      readonly seat: Sentence<Parts, 'seat'>;
      readonly isOut: Sentence<Parts, 'name'>;
      readonly round: Sentence<Parts, 'round'>;
      readonly daysLeft: Sentence<Parts, 'days'>;
    };
    readonly effects: {
      readonly choose: string;
      readonly cook: {
        readonly name: string;
        readonly explain: string;
        readonly brief: string;
      };
      readonly land: {
        readonly name: string;
        readonly explain: string;
        readonly brief: string;
      };
      readonly landMenu: {
        readonly name: string;
        readonly explain: string;
      };
      readonly landPile: {
        readonly name: string;
        readonly explain: string;
      };
      readonly landHand: {
        readonly name: string;
        readonly explain: string;
      };
      readonly carte: {
        readonly name: string;
        readonly explain: string;
        readonly brief: string;
      };
      readonly keep: {
        readonly name: string;
        readonly explain: string;
      };
      readonly pickCook: string;
      readonly pickMenu: string;
      readonly pickHand: string;
      readonly pickCarte: Sentence<Parts, 'count'>;
    };
    readonly act: {
      readonly pick: Sentence<Parts, 'card'>;
      readonly take: Sentence<Parts, 'card'>;
      readonly cook: Sentence<Parts, 'position'>;
      readonly land: Sentence<Parts, 'card'>;
      readonly look: Sentence<Parts, 'count'>;
      readonly eat: Sentence<Parts, 'character'>;
      readonly back: string;
    };
    readonly liftFirst: string;
    readonly takeFirst: string;
    readonly eatFirst: string;
    readonly lifted: string;
    readonly putBack: string;
    readonly hinted: string;
    readonly playsAs: Sentence<Parts, 'place'>;
    readonly prompt: {
      readonly dealing: string;
      readonly chooseFirst: string;
      readonly choose: string;
      readonly chosen: Sentence<Parts, 'players'>;
      readonly choosing: Sentence<Parts, 'players'>;
      readonly take: string;
      readonly taking: Sentence<Parts, 'who'>;
      readonly coco: string;
      readonly cocoOf: Sentence<Parts, 'who'>;
      readonly eat: string;
      readonly eating: Sentence<Parts, 'who'>;
      readonly out: string;
    };
    readonly advice: {
      readonly pick: Sentence<Parts, 'card'>;
      readonly take: Sentence<Parts, 'card'>;
      readonly cook: Sentence<Parts, 'position'>;
      readonly landMenu: Sentence<Parts, 'card'>;
      readonly landHand: Sentence<Parts, 'card'>;
      readonly landPile: string;
      readonly carte: Sentence<Parts, 'positions'>;
      readonly eat: Sentence<Parts, 'character'>;
    };
    readonly tell: {
      readonly dealt: string;
      readonly round: Sentence<Parts, 'round'>;
      readonly drewReplacements: Sentence<Parts, 'count' | 'who'>;
      readonly shark: Sentence<Parts, 'who'>;
      readonly chose: Sentence<Parts, 'who'>;
      readonly shown: Sentence<Parts, 'picks'>;
      readonly took: Sentence<Parts, 'card' | 'who'>;
      readonly drew: Sentence<Parts, 'card' | 'who'>;
      readonly drewHidden: Sentence<Parts, 'who'>;
      readonly called: Sentence<Parts, 'effect' | 'who'>;
      readonly cooked: Sentence<Parts, 'card' | 'position'>;
      readonly landed: Sentence<Parts, 'card' | 'from'>;
      readonly landedHidden: Sentence<Parts, 'from'>;
      readonly looked: Sentence<Parts, 'positions'>;
      readonly saw: Sentence<Parts, 'cards' | 'positions'>;
      readonly cleared: Sentence<Parts, 'cards'>;
      readonly laid: Sentence<Parts, 'cards'>;
      readonly turned: Sentence<Parts, 'card' | 'position'>;
      readonly reshuffled: Sentence<Parts, 'count'>;
      readonly named: Sentence<Parts, 'character' | 'who'>;
      readonly removed: Sentence<Parts, 'cards' | 'who'>;
      readonly gathered: Sentence<Parts, 'cards' | 'who'>;
      readonly gatheredTable: string;
      readonly out: Sentence<Parts, 'who'>;
    };
    readonly story: {
      readonly eaten: Sentence<Parts, 'figures' | 'total'>;
      readonly nobodyEaten: string;
      readonly leads: Sentence<Parts, 'figure' | 'total'>;
      readonly lead: Sentence<Parts, 'figures' | 'total'>;
      readonly total: Sentence<Parts, 'figure' | 'total'>;
      readonly score: Sentence<Parts, 'name' | 'points'>;
      readonly wrongGuess: Sentence<Parts, 'who'>;
      readonly settledBy: Sentence<Parts, 'figures'>;
      readonly settledByShark: string;
      readonly won: Sentence<Parts, 'winners'>;
      readonly shows: Sentence<Parts, 'cards' | 'who'>;
    };
    readonly labelled: Sentence<Parts, 'items' | 'what'>;
    readonly listed: Sentence<Parts, 'before' | 'next'>;
  };
}

export interface FirstMatchMessages {
  readonly card: {
    readonly who: Sentence<Parts, 'count'>;
    readonly win: string;
    readonly lose: string;
    readonly turn: string;
  };
  readonly note: {
    readonly dealt: string;
    readonly coco: string;
    readonly shown: string;
    readonly took: string;
    readonly turned: string;
    readonly called: string;
    readonly cooked: string;
    readonly landed: string;
    readonly looked: string;
    readonly shark: string;
    readonly refused: string;
  };
  readonly reason: {
    readonly leads: Sentence<Parts, 'figure'>;
    readonly cooked: Sentence<Parts, 'figure'>;
    readonly landed: string;
  };
}

export interface HintReasonsMessages {
  readonly pickCoco: string;
  readonly pickLow: Sentence<Parts, 'value'>;
  readonly pickBehind: Sentence<Parts, 'figure'>;
  readonly pickUnseen: Sentence<Parts, 'figure'>;
  readonly pickSpare: Sentence<Parts, 'figure' | 'points'>;
  readonly pickLeast: string;
  readonly takeCoco: string;
  readonly takeLeader: Sentence<Parts, 'figure'>;
  readonly takeOwn: Sentence<Parts, 'figure' | 'points'>;
  readonly takeLow: string;
  readonly takeHigh: Sentence<Parts, 'value'>;
  readonly cookHidden: string;
  readonly cookOther: Sentence<Parts, 'figure'>;
  readonly cookDespite: Sentence<Parts, 'figure' | 'points'>;
  readonly landPile: string;
  readonly landOwn: Sentence<Parts, 'figure' | 'points'>;
  readonly landOther: Sentence<Parts, 'figure'>;
  readonly carte: string;
  readonly eat: Sentence<Parts, 'figure' | 'points'>;
  readonly eatNone: Sentence<Parts, 'figure'>;
}
