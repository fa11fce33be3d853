import type { Outcome } from '@kast/kernel';
import type { LegendLine } from '../../box/texts/game-texts.ts';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import type { RefusalToTell } from '../../box/texts/refusal-texts.ts';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { HeuchelOptions } from '../info.ts';
import { CLASSES, goalRow, type HeuchelRefusal, parseColumn, startRow } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that Heuchel & Meuchel says, in one language. */
export type HeuchelTexts = ReturnType<typeof speak>;

/** Where the rulebook is silent. */
const RULINGS = [
  'HM1.3',
  'HM1.5',
  'HM2.4',
  'HM2.6',
  'HM3.8',
  'HM4.7',
  'HM5.2',
  'HM6.4',
  'HM7.2',
  'HM7.3',
  'HM8.3',
  'HM8.4',
];

/** For a single page. */
const ESSENTIALS = [
  'HM1.2',
  'HM1.4',
  'HM2.2',
  'HM2.3',
  'HM3.1',
  'HM3.3',
  'HM3.4',
  'HM3.5',
  'HM3.6',
  'HM4.1',
  'HM4.3',
  'HM4.4',
  'HM4.6',
  'HM5.1',
  'HM6.1',
  'HM6.2',
  'HM6.3',
  'HM6.5',
];

export function speak(messages: Messages) {
  const seatName = (seat: number): string => messages.names.seat(seat);
  return speakGame<HeuchelRefusal, HeuchelOptions, Messages, string, ToldRefusal>(messages, {
    rulings: RULINGS,
    essentials: ESSENTIALS,
    seatName,
    toldAs: (refusal, players) => toldAs(refusal, playerOrSeat({ seatName }, players)),
    openingName: (sign) => {
      const known = CLASSES.find((one) => one === sign);
      return known ? messages.names.class[known] : sign;
    },
    letters: messages.table.letter,
    legend: legendOf(messages),
    outcome: (outcome) => tellEnding(messages.endings, outcome),
  });
}

/** Whoever decides knows the others by their names, not by their columns. */
type ToldRefusal =
  | Exclude<HeuchelRefusal, { readonly facts: { readonly column: string } }>
  | RefusalToTell<'nothing-to-take', Owned>
  | RefusalToTell<'safe', Owned>
  | RefusalToTell<'column-twice', Owned>
  | RefusalToTell<'outranked', Owned & { readonly card: string; readonly mine: string }>;

interface Owned {
  readonly owner: Player;
}

function toldAs(refusal: HeuchelRefusal, playerAt: (seat: number) => Player): ToldRefusal {
  const { reason, facts } = refusal;
  switch (reason) {
    case 'nothing-to-take':
    case 'safe':
    case 'column-twice':
      return { reason, facts: { owner: playerAt(parseColumn(facts.column)) } };
    case 'outranked':
      return { reason, facts: { ...facts, owner: playerAt(parseColumn(facts.column)) } };
    default:
      return refusal;
  }
}

function legendOf({ table: { legend, letter } }: Messages): readonly LegendLine[] {
  return [
    ...CLASSES.map((kind) => ({
      sign: letter[kind],
      meaning: legend.class({ class: kind, from: startRow(kind), to: goalRow(kind) }),
    })),
    { sign: '?', meaning: legend.unknown },
    { sign: '−17', meaning: legend.points },
    { sign: '−17?', meaning: legend.pointsUnknown },
  ];
}

/** Why it ended, without names: the table says who has won. */
function tellEnding(endings: Messages['endings'], { rule, winners, scores }: Outcome): string {
  if (rule === 'T3') return endings.resigned;
  if (rule === 'T4') return endings.drawn;
  if (rule === 'T5') return endings.forfeited;
  const points = Math.max(...winners.map((seat) => scores?.[seat - 1] ?? 0));
  if (winners.length > 1) return endings.shared({ points });
  return rule === 'HM7.6' ? endings.allHomeOrGone({ points }) : endings.lastOneLeft({ points });
}
