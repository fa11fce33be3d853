import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { TableSession } from '../session/table-session.ts';
import { Notice } from '../table/Notice.tsx';
import { nameOf, type Speech } from '../table/seat-words.ts';
import { absenceNews } from './absence-news.ts';

export interface AbsenceNoticeProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** T12: what happens to who leaves, and for whom a computer decides. */
export function AbsenceNotice({ speech, session }: AbsenceNoticeProps): JSX.Element | null {
  const { absence: t } = words();
  const read = useSignal('');
  const holders = session.holders.value;
  const { ply, standing } = session.position.value;
  const news = absenceNews({
    rule: session.absence,
    viewer: session.viewer.value,
    holders,
    standing,
    log: session.log.value,
    ply,
  });
  if (!news) return null;
  const text =
    news.kind === 'leaving'
      ? t.leaving[news.rule]
      : t.substitutes({
          computer: news.by.name,
          level: news.by.level,
          name: nameOf(speech, holders, news.seat),
        });
  if (read.value === text) return null;
  return (
    <Notice
      text={text}
      onClose={() => {
        read.value = text;
      }}
    />
  );
}
