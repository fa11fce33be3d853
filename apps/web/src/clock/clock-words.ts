import { unreachable } from '@kast/kernel';
import type { ClockTerms } from '@kast/protocol/client';
import type { Messages } from '../i18n/language.ts';

type ClockTexts = Messages['clock'];

const MINUTE = 60;

/** What a clock means for who plays by it. */
export function termsWords(t: ClockTexts, terms: ClockTerms): string {
  switch (terms.kind) {
    case 'match': {
      const { seconds, increment } = terms;
      const minutes = seconds / MINUTE;
      return increment > 0
        ? t.termsMatch({ minutes, seconds: increment })
        : t.termsMatchPlain({ minutes });
    }
    case 'move': {
      const { seconds, increment } = terms;
      return increment > 0
        ? t.termsMoveSaved({ seconds, saved: increment })
        : t.termsMove({ seconds });
    }
    case 'days': {
      const pause = pauseWords(t, terms);
      return [t.termsDays({ days: terms.days }), pause].filter(Boolean).join(' ');
    }
    default:
      return unreachable(terms);
  }
}

function pauseWords(
  t: ClockTexts,
  { weekend, night, zone }: Extract<ClockTerms, { readonly kind: 'days' }>,
): string {
  if (weekend && night) return t.pauseBoth({ zone });
  if (weekend) return t.pauseWeekend({ zone });
  return night ? t.pauseNight({ zone }) : '';
}
