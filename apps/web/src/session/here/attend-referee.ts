import { type Match, refereeIsDue } from '@kast/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { RefereeDesk } from '../referee/referee-desk.ts';

export interface RefereedTable {
  readonly match: ReadonlySignal<Match>;
  readonly referee: RefereeDesk;
  readonly enter: (verdict: unknown) => void;
  readonly onStumble: (error: unknown) => void;
}

export interface Attendance {
  /** After every change: asks the referee where the match waits for one. */
  readonly wake: () => void;
  readonly rest: () => void;
}

/**
 * Has the referee say what only it can. The throw is kept before it is judged, so that it is never lost:
 * it is judged the same whenever the match is opened again.
 */
export function attendReferee({ match, referee, enter, onStumble }: RefereedTable): Attendance {
  /** The state that the referee is looking at. Resigning and offers leave it as it is. */
  let judged: unknown;

  function wake(): void {
    const { state } = match.value;
    if (judged === state || !refereeIsDue(match.value)) return;
    judged = state;
    void ask(state);
  }

  async function ask(state: unknown): Promise<void> {
    try {
      const verdict = await referee.judge(match.value);
      if (judged === state && refereeIsDue(match.value)) enter(verdict);
    } catch (error) {
      if (judged !== state) return;
      judged = undefined;
      onStumble(error);
    }
  }

  return {
    wake,
    rest() {
      judged = undefined;
    },
  };
}
