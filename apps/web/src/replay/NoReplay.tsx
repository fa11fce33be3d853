import type { JSX } from 'preact';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { readFaultWords } from './fault-words.ts';
import type { Missing } from './find-match.ts';

/** Why a match cannot be looked back at. */
export function NoReplay({ missing }: { readonly missing: Missing }): JSX.Element {
  const t = words();
  if (missing.kind === 'elsewhere') {
    return <NotFound title={t.table.otherDeviceTitle} text={t.table.otherDevice} />;
  }
  return <NotFound title={t.replay.noReplayTitle} text={whyMissing(missing)} />;
}

function whyMissing(missing: Exclude<Missing, { kind: 'elsewhere' }>): string {
  const t = words();
  if (missing.kind === 'unreadable') {
    const { fault } = missing;
    const isMasked = fault.code === 'faulty' && fault.fault.code === 'masked-entry';
    return isMasked ? t.replay.stillRunning : readFaultWords(t, undefined, fault);
  }
  const { fault } = missing;
  return fault.kind === 'failed' ? failureText(t.faults, fault.failure) : t.page.notFound;
}
