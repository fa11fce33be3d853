export { actingCard, hasDiscarded, seenActing } from './acting-seat.ts';
export * from './cards.ts';
export { seatsSeenChoosing } from './choosing.ts';
export { looksAt } from './coco.ts';
export { MENU_SIZE } from './deal.ts';
export { game } from './game.ts';
export type { PailleMemory } from './memory.ts';
export { playLines } from './play-lines.ts';
export type { PailleRefusal } from './refusals.ts';
export { type Layout, scene } from './scene.ts';
export { countingCards, equalUntil, inDanger, leaderOf, pointsIn } from './scoring.ts';
export type {
  Act,
  CocoMove,
  PailleMove,
  PailleState,
  Reckoning,
  SeatMove,
  ShownCard,
  Stage,
  WeekCard,
  WeekTotal,
} from './state.ts';
export {
  dayAtEndOf,
  type DealtHand,
  type PailleEvent,
  type RemovedCards,
  type TurnedDay,
} from './telling.ts';
export type { ChoiceView, HandView, PailleView, WeekCardView } from './view.ts';
export { charactersLeft, countingInTheEnd, roundWinner } from './voyage.ts';
export { countFaceDown, faceDownPositions } from './week.ts';
