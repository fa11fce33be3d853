export * from './board.ts';
export type { MorrisEvent } from './events.ts';
export { QUIET_PLIES } from './flow.ts';
export { game } from './game.ts';
export { mayFly, movesOf } from './moving.ts';
export * from './points.ts';
export type { MorrisRefusal } from './refusals.ts';
export { scene, type SceneParts } from './scene.ts';
export { type MorrisMove, type MorrisState, PIECES_EACH } from './state.ts';
