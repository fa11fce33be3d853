import { MENU_SIZE } from './deal.ts';
import type { Draft, Tell } from './draft.ts';
import { nextInPlay } from './seating.ts';
import { giveShark } from './shark.ts';
import { startTurn } from './turn.ts';
import { leaveWithoutCards } from './voyage.ts';
import { countFaceDown, turnUpNext } from './week.ts';

/** CP3.4, after the last one has acted. */
export function endTurn(draft: Draft, tell: Tell): void {
  clearMenu(draft, tell);
  leaveWithoutCards(draft, tell); // CP6.6
  if (draft.stage === 'over') return;
  if (countFaceDown(draft.week) > 1) {
    draft.stage = 'refresh';
    draft.owed = Array.from({ length: MENU_SIZE }, () => 'menu' as const);
    return;
  }
  // CP3.4, CP5.1: the last one is turned up, or an effect has removed it: the end is here.
  turnUpNext(draft, tell);
  draft.stage = 'reckon';
}

/** The new menu lies there. */
export function beginNextTurn(draft: Draft, tell: Tell): void {
  turnUpNext(draft, tell);
  giveShark(draft, nextInPlay(draft, draft.shark), tell);
  startTurn(draft);
}

function clearMenu(draft: Draft, tell: Tell): void {
  if (draft.menu.length === 0) return;
  tell({ kind: 'cleared', cards: draft.menu });
  draft.discard.push(...draft.menu);
  draft.menu = [];
}
