export * from './circles.ts';
export * from './colours.ts';
export type * from './events.ts';
export { drunter as game } from './game.ts';
export type * from './refusals.ts';
export type { DrunterView } from './sight.ts';
export { coloursSeen } from './sight.ts';
export type * from './state.ts';
