/** For those who think about the game: the rules in place, and what a viewer knows. */
export { actingCard } from './acting-seat.ts';
export { cocoMoves } from './coco.ts';
export { type Draft, draftOf } from './draft.ts';
export { playOn } from './flow.ts';
export { imagineFrom } from './imagine.ts';
export { type Knowledge, knowledgeOfView } from './knowledge/knowledge.ts';
export { reconstruct } from './knowledge/reconstruct.ts';
export { moves } from './legality.ts';
export { makeMove } from './notation.ts';
export { MOST_ADDED } from './week.ts';
