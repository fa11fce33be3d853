import { unreachable } from '@kast/kernel';
import type { ClockTerms } from '@kast/protocol/client';
import type { LobbyTexts } from './lobby-texts.ts';

/** T11: what a clock is set to, as short as a list has it. */
export function paceWords({ clock: t }: LobbyTexts, terms: ClockTerms): string {
  switch (terms.kind) {
    case 'match': {
      const { increment } = terms;
      const minutes = terms.seconds / 60;
      return increment > 0 ? t.increment({ minutes, seconds: increment }) : t.match({ minutes });
    }
    case 'move':
      return t.move({ seconds: terms.seconds });
    case 'days':
      return t.days({ days: terms.days });
    default:
      return unreachable(terms);
  }
}
