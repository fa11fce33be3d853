export { printAndPlay } from './print-and-play.ts';
export { everyPrintOrder, fileOf } from './print-order.ts';
export { isPaper, PAPERS } from './sheets/paper-size.ts';
