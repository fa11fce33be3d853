import { endingForTwo } from '../../box/texts/ending-for-two.ts';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { TablutOptions } from '../info.ts';
import { sideOf, type TablutRefusal } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that Tablut says, in one language. */
export type TablutTexts = ReturnType<typeof speak>;

/** Where the rulebook is silent. */
const RULINGS = [
  'TB3.5',
  'TB3.6',
  'TB3.7',
  'TB5.2',
  'TB5.3',
  'TB5.4',
  'TB5.5',
  'TB5.6',
  'TB5.7',
  'TB5.8',
];

/** For a single page. */
const ESSENTIALS = [
  'TB1.2',
  'TB1.4',
  'TB2.1',
  'TB2.2',
  'TB2.3',
  'TB3.1',
  'TB3.2',
  'TB3.4',
  'TB3.5',
  'TB4.1',
  'TB4.2',
  'TB4.4',
  'TB4.5',
  'TB5.1',
  'TB5.6',
];

export function speak(messages: Messages) {
  const seatName = (seat: number): string => messages.names.side[sideOf(seat)];
  return speakGame<TablutRefusal, TablutOptions, Messages, string>(messages, {
    rulings: RULINGS,
    essentials: ESSENTIALS,
    seatName,
    openingName: (sign) => {
      const [from = '', to = ''] = sign.split('-');
      return messages.table.opening({ from, to });
    },
    outcome: endingForTwo(messages.endings, seatName),
  });
}
