import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { readFaultWords } from './fault-words.ts';
import type { Missing } from './find-match.ts';
import { UnreadableTable } from '../table/UnreadableTable.tsx';
import type { Unreadable } from '../table/unreadable.ts';

interface NoReplayProps {
  /** Absent for a file. */
  readonly matchId?: string;
  readonly missing: Missing;
}

/** Why a match cannot be looked back at; one that still runs is gone on with at its table. */
export function NoReplay({ matchId, missing }: NoReplayProps): JSX.Element {
  const t = words();
  if (missing.kind === 'elsewhere' || missing.kind === 'damaged') {
    return <UnreadableTable why={missing} />;
  }
  return (
    <NotFound title={t.replay.noReplayTitle} text={whyMissing(missing)}>
      {matchId && isRunning(missing) && (
        <ButtonLink href={`/m/${matchId}`}>{t.replay.toTable}</ButtonLink>
      )}
    </NotFound>
  );
}

function isRunning(missing: Missing): boolean {
  if (missing.kind !== 'unreadable') return false;
  const { fault } = missing;
  return fault.code === 'faulty' && fault.fault.code === 'masked-entry';
}

function whyMissing(missing: Exclude<Missing, Unreadable>): string {
  const t = words();
  if (missing.kind === 'unreadable') {
    return isRunning(missing) ? t.replay.stillRunning : readFaultWords(t, undefined, missing.fault);
  }
  const { fault } = missing;
  return fault.kind === 'failed' ? failureText(t.faults, fault.failure) : t.page.notFound;
}
