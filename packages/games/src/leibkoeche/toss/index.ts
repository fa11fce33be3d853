export { fallOf } from './fall.ts';
export { type Flight, fly } from './flight.ts';
export * from './geometry.ts';
export { type Kitchen, openKitchen } from './kitchen.ts';
export type { Landing } from './landing.ts';
export { callReferee } from './referee.ts';
export type { Moment, Pose, Throw } from './throw.ts';
