import { endingForTwo } from '@kast/games/box/texts/ending-for-two.ts';
import { speakGame } from '@kast/games/box/texts/speak-game.ts';
import type { MorrisOptions } from '../info.ts';
import { type MorrisRefusal, sideOf } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that Nine Men's Morris says, in one language. */
export type MorrisTexts = ReturnType<typeof speak>;

/** Where players differ, and we have settled it. */
const RULINGS = ['NM2.3', 'NM3.3', 'NM4.3', 'NM4.4'];

export function speak(messages: Messages) {
  const seatName = (seat: number): string => messages.names.side[sideOf(seat)];
  return speakGame<MorrisRefusal, MorrisOptions, Messages, string>(messages, {
    rulings: RULINGS,
    seatName,
    outcome: endingForTwo(messages.endings, seatName),
  });
}
