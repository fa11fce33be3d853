import type { ClockTerms } from '@kast/protocol/client';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { termsWords } from './clock-words.ts';

/** T11: what was agreed on time, for who has still to sit down. */
export function TermsNote({ terms }: { readonly terms: ClockTerms }): JSX.Element {
  const { clock: t } = words();
  return (
    <section>
      <h2>{t.heading}</h2>
      <p>
        {termsWords(t, terms)} {t.runsOut}
      </p>
    </section>
  );
}
