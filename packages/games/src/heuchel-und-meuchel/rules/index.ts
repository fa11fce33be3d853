export * from './cards.ts';
export type { HeuchelEvent } from './events.ts';
export { heuchel as game } from './game.ts';
export type { KnownCard, KnownColumn, KnownPile } from './knowing.ts';
export { landings } from './moving.ts';
export type * from './refusals.ts';
export { type ScoreLine, scoreSheet } from './scoring.ts';
export type { HeuchelView } from './sight.ts';
export type * from './state.ts';
