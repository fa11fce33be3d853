export { printAll } from './print-all.ts';
export { printAndPlay } from './print-and-play.ts';
