import { unreachable } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import type { TableSession } from '../session/table-session.ts';
import { Notice } from '../table/Notice.tsx';
import { nameOf, type Speech } from '../table/seat-words.ts';
import { type AbsenceNews, absenceNews } from './absence-news.ts';

export interface AbsenceNoticeProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** T12: what happens to who leaves, for whom a computer decides, and what it has done for who is back. */
export function AbsenceNotice({ speech, session }: AbsenceNoticeProps): JSX.Element | null {
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
  const text = newsText(news, speech, holders);
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

function newsText(news: AbsenceNews, speech: Speech, holders: readonly Holder[]): string {
  const { absence: t } = words();
  switch (news.kind) {
    case 'done':
      return speech.t.absence.doneMeanwhile({ count: news.count });
    case 'leaving':
      return t.leaving[news.rule];
    case 'substitute':
      return t.substitutes({
        computer: news.by.name,
        level: news.by.level,
        name: nameOf(speech, holders, news.seat),
      });
    default:
      return unreachable(news);
  }
}
