import type { AbsenceRule } from '@kast/protocol/client';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

/** T12: what was agreed on who stays away. */
export function AbsenceFacts({ rule }: { readonly rule: AbsenceRule }): JSX.Element {
  const { absence: t } = words();
  return (
    <>
      <h2>{t.legend}</h2>
      <p>{t.hints[rule]}</p>
    </>
  );
}
