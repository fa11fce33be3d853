export { costOfFalseClaim } from './attacking.ts';
export * from './circles.ts';
export * from './colours.ts';
export type * from './events.ts';
export { game } from './game.ts';
export { type Layout, PRINTED } from './layout.ts';
export { type DrunterMemory, freshMemory, type SeenStep, type Trace } from './memory.ts';
export { canMove, heightToLeave, stepped } from './moving.ts';
export type * from './refusals.ts';
export { scene, type SceneParts } from './scene.ts';
export { hasWaitedEnough } from './stacks.ts';
export {
  isOwnColour,
  openHomes,
  standingRight,
  standInTheEnd,
  stonesOf,
} from './standing-right.ts';
export type * from './state.ts';
export type { DrunterView } from './view.ts';
