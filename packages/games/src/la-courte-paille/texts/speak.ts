import type { Outcome } from '@kast/kernel';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { PailleOptions } from '../info.ts';
import { FIGURES, isFigure, type PailleRefusal } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that La Courte Paille says, in one language. */
export type PailleTexts = ReturnType<typeof speak>;

/** Where the rulebook is silent. */
const RULINGS = ['CP3.6', 'CP4.9', 'CP5.5', 'CP6.2', 'CP7.4'];

/** For a single page. */
const ESSENTIALS = [
  'CP1.2',
  'CP2.1',
  'CP2.2',
  'CP2.3',
  'CP3.1',
  'CP3.2',
  'CP3.3',
  'CP3.4',
  'CP4.2',
  'CP4.3',
  'CP4.4',
  'CP4.6',
  'CP4.7',
  'CP5.1',
  'CP5.2',
  'CP5.4',
  'CP5.5',
  'CP5.6',
];

export function speak(messages: Messages) {
  return speakGame<PailleRefusal, PailleOptions, Messages, undefined>(messages, {
    rulings: RULINGS,
    essentials: ESSENTIALS,
    // The castaways have no names of their own.
    seatName: () => undefined,
    openingName: (sign) => (isFigure(sign) ? messages.names.figure[sign] : sign),
    letters: messages.table.letter,
    legend: FIGURES.map((figure) => ({
      sign: messages.table.letter[figure],
      meaning: figure === 'X' ? messages.table.coco : messages.names.figure[figure],
    })),
    outcome: (outcome) => tellEnding(messages.endings, outcome),
  });
}

/** Why it ended, without names: the table says who has won. */
function tellEnding(endings: Messages['endings'], { rule, winners, scores }: Outcome): string {
  if (rule === 'T3') return endings.resigned;
  if (rule === 'T4') return endings.drawn;
  if (rule === 'T5') return endings.forfeited;
  if (!scores) return endings.lastOnRaft;
  const points = Math.max(...winners.map((seat) => scores[seat - 1] ?? 0));
  const isShared = winners.length > 1;
  if (rule === 'CP6.7') {
    return isShared ? endings.voyageShared({ points }) : endings.voyageWon({ points });
  }
  if (points === 0) return endings.pointless;
  return isShared ? endings.shared({ points }) : endings.won({ points });
}
