import type { Seat } from '@kast/kernel';
import type { Curve } from '../replay/curve-path.ts';
import type { LedgerLine } from './luck-ledger.ts';

/**
 * A seat's curve with a step as large as its luck at every draw. The estimates alone would lay what was decided, and
 * seen, since the last of them on the draw that came after it. What was drawn before anybody decided has none before it.
 */
export function withLuck(
  curve: Curve,
  lines: readonly LedgerLine[],
  seat: Seat,
  firstDecision: number,
): Curve {
  if (lines.length === 0) return curve;
  const changes = new Map(lines.map(({ ply, luck }) => [ply, luck[seat - 1]?.change ?? 0]));
  const steps = [...curve];
  for (let ply = curve.length - 2; ply > firstDecision; ply--) {
    const [change, after] = [changes.get(ply), steps[ply + 1]];
    if (change !== undefined && after !== undefined) {
      steps[ply] = Math.min(Math.max(after - change, 0), 1);
    }
  }
  return steps;
}
