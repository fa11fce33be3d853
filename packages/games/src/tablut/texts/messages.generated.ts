// Written by `npm run texts` from the sentences in nl/.
import type { Sentence } from '../../box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly TB4: {
      readonly '4': Sentence<Parts, 'winner'>;
      readonly '5': Sentence<Parts, 'winner'>;
    };
    readonly TB5: {
      readonly '4': string;
      readonly '5': string;
      readonly '6': Sentence<Parts, 'loser' | 'winner'>;
      readonly '7': Sentence<Parts, 'loser' | 'winner'>;
      readonly '8': string;
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
    readonly palace: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly taking: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly safe: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly corner: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly escaping: {
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
    readonly 'easy-way': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'hard-way': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'void-threat': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly man: {
      readonly L: string;
      readonly K: string;
      readonly D: string;
    };
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
    readonly palacePassage: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-closed': string;
      readonly 'value-open': string;
    };
    readonly king: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-armed': string;
      readonly 'value-unarmed': string;
    };
    readonly kingCapture: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-either': string;
      readonly 'value-hard': string;
    };
    readonly drawAfter: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-60': string;
      readonly 'value-100': string;
      readonly 'value-200': string;
    };
  };
  readonly refusals: {
    readonly 'no-piece': Sentence<Parts, 'square'>;
    readonly 'not-your-piece': Sentence<Parts, 'mover' | 'square'>;
    readonly 'stays-put': Sentence<Parts, 'square'>;
    readonly diagonal: Sentence<Parts, 'from' | 'to'>;
    readonly 'not-in-line': Sentence<Parts, 'from' | 'to'>;
    readonly 'path-blocked': Sentence<Parts, 'at' | 'from' | 'to'>;
    readonly 'square-taken': Sentence<Parts, 'square'>;
    readonly 'palace-closed': Sentence<Parts, 'piece'>;
    readonly 'palace-in-the-way': Sentence<Parts, 'from' | 'to'>;
    readonly 'corner-for-king': Sentence<Parts, 'square'>;
    readonly 'wrong-captures': Sentence<Parts, 'taken' | 'written'>;
  };
  readonly rulebook: {
    readonly TB1: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly start: string;
      };
      readonly '4': string;
    };
    readonly TB2: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly moving: string;
      };
      readonly '2': {
        readonly '': string;
        readonly 'empty-palace': string;
      };
      readonly '3': {
        readonly '': string;
        readonly corner: string;
      };
    };
    readonly TB3: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly enclosing: string;
      };
      readonly '2': {
        readonly '': string;
        readonly 'stepping-between': string;
      };
      readonly '3': {
        readonly '': string;
        readonly 'not-diagonally': string;
      };
      readonly '4': {
        readonly '': string;
        readonly 'corner-helps': string;
        readonly 'corner-is-dark': string;
      };
      readonly '5': {
        readonly '': string;
        readonly 'armed-king': string;
      };
      readonly '6': {
        readonly '': string;
        readonly 'palace-helps-nobody': string;
      };
      readonly '7': {
        readonly '': string;
        readonly 'three-at-once': string;
      };
    };
    readonly TB4: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly 'easy-way': string;
      };
      readonly '2': {
        readonly '': string;
        readonly 'hard-in-palace': string;
        readonly 'hard-at-edge': string;
        readonly 'hard-beside-palace': string;
        readonly 'hard-beside-corner': string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': {
        readonly '': string;
        readonly escape: string;
      };
    };
    readonly TB5: {
      readonly '': string;
      readonly '1': string;
      readonly '2': {
        readonly '': string;
        readonly threat: string;
      };
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': {
        readonly '': string;
        readonly 'walled-in': string;
      };
      readonly '7': string;
      readonly '8': string;
    };
  };
  readonly table: {
    readonly board: string;
    readonly menOn: Sentence<Parts, 'men' | 'squares'>;
    readonly palace: string;
    readonly corner: string;
    readonly empty: string;
    readonly target: string;
    readonly pickedUp: Sentence<Parts, 'man' | 'square' | 'targets'>;
    readonly putBack: string;
    readonly prompt: {
      readonly yourTurn: Sentence<Parts, 'side'>;
      readonly turnOf: Sentence<Parts, 'who'>;
      readonly cornerInReach: Sentence<Parts, 'side'>;
      readonly threatened: string;
      readonly warned: string;
      readonly void: string;
    };
    readonly advice: Sentence<Parts, 'from' | 'man' | 'to'>;
    readonly tell: {
      readonly moved: Sentence<Parts, 'from' | 'man' | 'to' | 'who'>;
      readonly taken: Sentence<Parts, 'men' | 'squares'>;
      readonly kingSpared: Sentence<Parts, 'square'>;
      readonly countsCleared: string;
      readonly threatWarned: string;
      readonly threatVoid: string;
      readonly kingThreatened: string;
      readonly cornersInReach: Sentence<Parts, 'corners'>;
      readonly repeated: Sentence<Parts, 'times'>;
      readonly drawNear: Sentence<Parts, 'pliesLeft'>;
    };
    readonly labelled: Sentence<Parts, 'items' | 'what'>;
    readonly listed: Sentence<Parts, 'before' | 'next'>;
    readonly opening: Sentence<Parts, 'from' | 'to'>;
  };
}

export interface FirstMatchMessages {
  readonly card: {
    readonly who: Sentence<Parts, 'side'>;
    readonly win: Sentence<Parts, 'kingCapture' | 'side'>;
    readonly lose: Sentence<Parts, 'kingCapture' | 'side'>;
    readonly turn: string;
  };
  readonly note: {
    readonly youTook: string;
    readonly youLost: string;
    readonly cornerHelped: string;
    readonly cornerInReach: Sentence<Parts, 'side'>;
    readonly kingThreatened: Sentence<Parts, 'side'>;
    readonly palaceLeft: string;
    readonly between: string;
    readonly threatAgain: string;
    readonly refused: string;
    readonly notYours: string;
  };
  readonly reason: {
    readonly blocks: Sentence<Parts, 'corners'>;
    readonly threatens: string;
    readonly saves: Sentence<Parts, 'from'>;
    readonly prepares: Sentence<Parts, 'squares'>;
  };
}

export interface HintReasonsMessages {
  readonly escapes: string;
  readonly takesKing: string;
  readonly wins: string;
  readonly draws: string;
  readonly takes: Sentence<Parts, 'men' | 'squares'>;
  readonly blocks: Sentence<Parts, 'corners'>;
  readonly threatens: string;
  readonly rescues: string;
  readonly reaches: Sentence<Parts, 'corners'>;
  readonly saves: Sentence<Parts, 'squares'>;
  readonly aims: Sentence<Parts, 'squares'>;
  readonly frees: string;
  readonly keepsWays: string;
  readonly hems: string;
  readonly waits: string;
  readonly ratherThanTaking: string;
}
