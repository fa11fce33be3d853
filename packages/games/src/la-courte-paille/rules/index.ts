export * from './cards.ts';
export type { DealtHand, PailleEvent, RemovedCards } from './event.ts';
export { game } from './game.ts';
export { type Layout, laidTable } from './laid-table.ts';
export type { CocoMove, PailleMove, SeatMove } from './move.ts';
export { playLines } from './play-lines.ts';
export type { PailleRefusal } from './refusal.ts';
export type { PailleState, Reckoning, ShownCard, Stage, WeekCard, WeekTotal } from './state.ts';
export type { ChoiceView, HandView, PailleView, WeekCardView } from './view.ts';
