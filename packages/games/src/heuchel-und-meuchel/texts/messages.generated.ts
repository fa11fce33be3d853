// Written by `npm run texts` from the sentences in nl/.
import type { Phrase, Sentence } from '../../box/texts/part.ts';
import type { parts } from './parts.ts';

type Parts = typeof parts;

export interface Messages {
  readonly endings: {
    readonly lastOneLeft: Sentence<Parts, 'points'>;
    readonly shared: Sentence<Parts, 'points'>;
    readonly allHomeOrGone: Sentence<Parts, 'points'>;
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
    readonly 'jumping-on': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'not-past': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly passengers: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly murdering: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly splitting: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'part-of-a-stack': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly chain: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly arranging: {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
    readonly 'not-yet': {
      readonly title: string;
      readonly task: string;
      readonly hint: string;
      readonly solved: string;
      readonly wrong: string;
    };
  };
  readonly names: {
    readonly class: {
      readonly F: string;
      readonly M: string;
      readonly Q: string;
      readonly P: string;
      readonly B: string;
      readonly R: string;
    };
    readonly card: Phrase<Parts, 'card', 'class' | 'known' | 'rank'>;
    readonly seat: Phrase<Parts, 'place', 'column'>;
    readonly lot: Phrase<Parts, 'lot', 'count' | 'owner'>;
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
    readonly split: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-start': string;
      readonly 'value-anywhere': string;
    };
    readonly die: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-off': string;
      readonly 'value-on': string;
    };
    readonly memory: {
      readonly label: string;
      readonly explain: string;
      readonly 'value-aid': string;
      readonly 'value-strict': string;
    };
  };
  readonly realTable: {
    readonly whose: string;
    readonly where: string;
    readonly home: string;
    readonly faces: string;
    readonly missing: Sentence<Parts, 'count'>;
    readonly won: Sentence<Parts, 'count' | 'players' | 'points'>;
    readonly tooMany: Sentence<Parts, 'count'>;
    readonly belowStart: Sentence<Parts, 'card' | 'row'>;
  };
  readonly refusals: {
    readonly 'not-now': Sentence<Parts, 'due'>;
    readonly 'bad-deal': string;
    readonly 'no-such-starter': Sentence<Parts, 'seat'>;
    readonly 'bad-roll': Sentence<Parts, 'pips'>;
    readonly 'not-your-cards': Sentence<Parts, 'cards'>;
    readonly 'nothing-to-move': Sentence<Parts, 'row'>;
    readonly 'face-down': Sentence<Parts, 'row'>;
    readonly 'no-such-part': Sentence<Parts, 'count' | 'row'>;
    readonly 'no-splitting-here': Sentence<Parts, 'row'>;
    readonly 'never-down': string;
    readonly 'past-its-goal': Sentence<Parts, 'card' | 'goal'>;
    readonly 'field-taken': Sentence<Parts, 'row'>;
    readonly 'no-landing': Sentence<Parts, 'landings' | 'to'>;
    readonly 'not-the-roll': Sentence<Parts, 'pips' | 'steps'>;
    readonly 'nothing-to-take': Sentence<Parts, 'owner'>;
    readonly outranked: Sentence<Parts, 'card' | 'mine' | 'owner'>;
    readonly safe: Sentence<Parts, 'owner'>;
    readonly 'column-twice': Sentence<Parts, 'owner'>;
    readonly 'nothing-to-remove': Sentence<Parts, 'row'>;
  };
  readonly rulebook: {
    readonly HM1: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': {
        readonly '': string;
        readonly house: string;
      };
      readonly '5': string;
    };
    readonly HM2: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly order: string;
      };
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
    readonly HM3: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly jumping: string;
      };
      readonly '4': {
        readonly '': string;
        readonly 'jumping-on': string;
      };
      readonly '5': {
        readonly '': string;
        readonly splitting: string;
      };
      readonly '6': {
        readonly '': string;
        readonly protection: string;
      };
      readonly '7': {
        readonly '': string;
        readonly 'open-door': string;
      };
      readonly '8': string;
    };
    readonly HM4: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly reach: string;
      };
      readonly '2': string;
      readonly '3': {
        readonly '': string;
        readonly under: string;
      };
      readonly '4': string;
      readonly '5': string;
      readonly '6': {
        readonly '': string;
        readonly lapsing: string;
      };
      readonly '7': {
        readonly '': string;
        readonly 'coming-home': string;
      };
    };
    readonly HM5: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
    };
    readonly HM6: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': {
        readonly '': string;
        readonly counting: string;
      };
      readonly '5': string;
    };
    readonly HM7: {
      readonly '': string;
      readonly '1': {
        readonly '': string;
        readonly die: string;
      };
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
    readonly HM8: {
      readonly '': string;
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
    };
  };
  readonly table: {
    readonly house: string;
    readonly letter: {
      readonly F: string;
      readonly M: string;
      readonly Q: string;
      readonly P: string;
      readonly B: string;
      readonly R: string;
    };
    readonly empty: string;
    readonly stack: Sentence<Parts, 'card' | 'height'>;
    readonly faceDown: Sentence<Parts, 'height'>;
    readonly yours: string;
    readonly target: string;
    readonly takeable: string;
    readonly onlyYou: Sentence<Parts, 'card'>;
    readonly startOf: Sentence<Parts, 'kind'>;
    readonly goalOf: Sentence<Parts, 'kind'>;
    readonly row: Sentence<Parts, 'row'>;
    readonly pickedUp: Sentence<Parts, 'card' | 'rows'>;
    readonly putBack: string;
    readonly legend: {
      readonly class: Sentence<Parts, 'class' | 'from' | 'to'>;
      readonly unknown: string;
      readonly points: string;
      readonly pointsUnknown: string;
    };
    readonly tray: {
      readonly takeFrom: Sentence<Parts, 'owner'>;
      readonly takeHow: string;
      readonly paper: Sentence<Parts, 'row' | 'text'>;
      readonly arrange: string;
      readonly arrangeHow: string;
      readonly arranged: string;
      readonly onTop: string;
      readonly swap: string;
      readonly swapped: Sentence<Parts, 'cards'>;
      readonly asHinted: string;
      readonly hintedPlace: Sentence<Parts, 'count'>;
      readonly goesAlong: {
        readonly card: string;
        readonly stack: string;
        readonly top: Sentence<Parts, 'count' | 'height'>;
      };
      readonly known: Sentence<Parts, 'where'>;
      readonly takeCards: Sentence<Parts, 'count'>;
      readonly leave: string;
      readonly takeUpTo: Sentence<Parts, 'card' | 'count' | 'owner'>;
      readonly rest: Sentence<Parts, 'rest'>;
      readonly endsTheGame: string;
      readonly again: string;
      readonly stop: string;
      readonly remove: Sentence<Parts, 'card' | 'points'>;
      readonly chooseToRemove: string;
      readonly chooseToMove: string;
      readonly watch: string;
      readonly rolled: Sentence<Parts, 'pips'>;
    };
    readonly prompt: {
      readonly dealing: string;
      readonly arrange: string;
      readonly arranging: Sentence<Parts, 'players'>;
      readonly moveFirst: string;
      readonly move: string;
      readonly moveNearEnd: Sentence<Parts, 'players'>;
      readonly moveBy: Sentence<Parts, 'pips'>;
      readonly goOn: string;
      readonly rolling: string;
      readonly rollOn: string;
      readonly take: string;
      readonly remove: string;
      readonly turnOf: Sentence<Parts, 'who'>;
      readonly takes: Sentence<Parts, 'who'>;
      readonly removes: Sentence<Parts, 'who'>;
    };
    readonly advice: {
      readonly arrange: Sentence<Parts, 'items'>;
      readonly stack: Sentence<Parts, 'cards'>;
      readonly arrangeShown: Sentence<Parts, 'count'>;
      readonly move: Sentence<Parts, 'count' | 'from' | 'to'>;
      readonly moveTop: Sentence<Parts, 'count' | 'from' | 'to'>;
      readonly take: Sentence<Parts, 'lots'>;
      readonly takeShown: Sentence<Parts, 'count'>;
      readonly leave: string;
      readonly rollAgain: string;
      readonly moveAgain: string;
      readonly stop: string;
      readonly remove: Sentence<Parts, 'row'>;
      readonly limit: string;
    };
    readonly tell: {
      readonly dealt: string;
      readonly arranged: Sentence<Parts, 'who'>;
      readonly laidOut: string;
      readonly begins: Sentence<Parts, 'who'>;
      readonly rolled: Sentence<Parts, 'pips' | 'who'>;
      readonly moved: Sentence<Parts, 'count' | 'from' | 'to' | 'who'>;
      readonly movedVia: Sentence<Parts, 'count' | 'from' | 'rows' | 'to' | 'who'>;
      readonly arrived: Sentence<Parts, 'card' | 'row'>;
      readonly took: Sentence<Parts, 'count' | 'owner' | 'who'>;
      readonly leftAlone: Sentence<Parts, 'who'>;
      readonly showed: Sentence<Parts, 'card' | 'owner' | 'row'>;
      readonly cameHome: Sentence<Parts, 'card' | 'owner' | 'row'>;
      readonly lapsed: Sentence<Parts, 'cards' | 'owner'>;
      readonly removed: Sentence<Parts, 'cards' | 'who'>;
      readonly goesOn: Sentence<Parts, 'who'>;
      readonly stopped: Sentence<Parts, 'who'>;
    };
    readonly sheet: {
      readonly total: string;
      readonly offTheBoard: string;
    };
    readonly labelled: Sentence<Parts, 'items' | 'what'>;
    readonly listed: Sentence<Parts, 'before' | 'next'>;
    readonly hidden: Sentence<Parts, 'height' | 'where'>;
  };
}

export interface FirstMatchMessages {
  readonly card: {
    readonly who: Sentence<Parts, 'place'>;
    readonly win: string;
    readonly lose: string;
    readonly turn: string;
  };
  readonly note: {
    readonly laidOut: string;
    readonly jumped: string;
    readonly jumpedOn: string;
    readonly canTake: string;
    readonly youTook: string;
    readonly points: string;
    readonly youLost: string;
    readonly home: string;
    readonly lapsed: string;
    readonly nearEnd: string;
    readonly removed: string;
    readonly refused: string;
  };
  readonly reason: {
    readonly home: Sentence<Parts, 'points'>;
    readonly tookYours: string;
    readonly took: string;
    readonly canTake: Sentence<Parts, 'row'>;
    readonly jumps: Sentence<Parts, 'steps' | 'who'>;
  };
}

export interface HintReasonsMessages {
  readonly highestOnTop: string;
  readonly hidesHigh: string;
  readonly partlyHigh: string;
  readonly home: Sentence<Parts, 'card' | 'points'>;
  readonly homeWith: Sentence<Parts, 'card' | 'count'>;
  readonly canTake: Sentence<Parts, 'card'>;
  readonly jumps: Sentence<Parts, 'steps'>;
  readonly nearer: Sentence<Parts, 'card' | 'steps'>;
  readonly takes: string;
  readonly takesAway: string;
  readonly ends: string;
  readonly leaves: string;
  readonly rollsAgain: string;
  readonly movesAgain: string;
  readonly stopsRolling: string;
  readonly stops: string;
  readonly removes: Sentence<Parts, 'points'>;
}
