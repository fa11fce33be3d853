import type { Outcome } from '@kast/kernel';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { HeuchelOptions } from '../info.ts';
import type { HeuchelRefusal } from '../rules/index.ts';
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

export function speak(messages: Messages) {
  return speakGame<HeuchelRefusal, HeuchelOptions, Messages, string>(messages, {
    rulings: RULINGS,
    seatName: (seat) => messages.names.seat(seat),
    outcome: (outcome) => tellEnding(messages.endings, outcome),
  });
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
