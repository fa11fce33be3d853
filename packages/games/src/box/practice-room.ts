import type { Drawn } from '@kast/ui';
import type { GameTexts } from './texts/game-texts.ts';

/** Where a skill of the hand can be tried without a match. */
export interface PracticeRoom<Texts extends GameTexts = GameTexts> {
  /** A component. Method syntax, so that a concrete room is any room. */
  Room(this: void, props: PracticeRoomProps<Texts>): Drawn;
}

export interface PracticeRoomProps<Texts extends GameTexts = GameTexts> {
  readonly texts: Texts;
  /** To the game's page; it stands above the title. */
  readonly wayBack: Drawn;
}
