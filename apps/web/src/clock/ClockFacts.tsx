import type { JSX } from 'preact';
import type { TableClock } from '../session/table-session.ts';
import { useClockTexts } from './clock-texts.ts';
import { termsWords } from './clock-words.ts';

/** What was agreed on time. */
export function ClockFacts({ clock }: { readonly clock: TableClock }): JSX.Element | null {
  const texts = useClockTexts();
  if (texts.status !== 'here') return null;
  const t = texts.value;
  return (
    <>
      <h2>{t.heading}</h2>
      <p>
        {termsWords(t, clock.info.terms)} {t.runsOut}
      </p>
    </>
  );
}
