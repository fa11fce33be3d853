import type { Draft } from './draft.ts';

/** Everybody chooses anew. CP3.1 */
export function startTurn(draft: Draft): void {
  draft.turn++;
  draft.lastTurn = draft.shown;
  draft.shown = [];
  draft.begun = 0;
  draft.stage = 'choose';
}
