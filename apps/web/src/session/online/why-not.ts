import type { AnyGame, Standing, TableRefusal, Viewer } from '@kast/kernel';

/** T6, as the server will judge it; undefined where the viewer may take back. */
export function whyNoTakeBackIn(
  game: AnyGame,
  viewer: Viewer,
  { takeBack, outcome, resigned }: Standing,
): TableRefusal | undefined {
  if (takeBack !== undefined) return undefined;
  if (outcome) return { rule: 'T2', reason: 'match-over', facts: {} };
  const forbidden = game.info.noTakeBack;
  if (forbidden) return { rule: forbidden, reason: 'take-back-not-in-this-game', facts: {} };
  if (typeof viewer === 'number' && resigned.includes(viewer)) {
    return { rule: 'T3', reason: 'seat-resigned', facts: { seat: viewer } };
  }
  return { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
}

/** T7: nothing is asked of the viewer now. */
export function whyNotAsked({ outcome, turnRule, toDecide }: Standing): TableRefusal {
  if (outcome) return { rule: 'T2', reason: 'match-over', facts: {} };
  return { rule: turnRule ?? 'T7', reason: 'not-your-turn', facts: { seats: toDecide } };
}
