import type { Report } from '@kast/protocol/client';
import { Button, SignalField, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import { Fetching } from '../page/Page.tsx';
import type { ModerationPart } from './moderation-part.ts';
import { dateWords, playerName } from './moderation-texts.ts';

/** What was reported and nobody has looked at. */
export function ReportsPart(props: ModerationPart): JSX.Element {
  const { texts, calls, round } = props;
  const loaded = useLoaded(() => calls.reports(), [round]);
  if (loaded.status !== 'here' || !loaded.value.ok) {
    return <Fetching failed={loaded.status !== 'loading'} />;
  }
  const { reports, more } = loaded.value.value;
  return (
    <>
      {reports.length === 0 && <p>{texts.noReports}</p>}
      {reports.map((report) => (
        <ReportCard key={report.id} {...props} report={report} />
      ))}
      {more && <p>{texts.moreReports}</p>}
    </>
  );
}

interface ReportCardProps extends ModerationPart {
  readonly report: Report;
}

function ReportCard({ texts, chat, report, perform }: ReportCardProps): JSX.Element {
  const { match, room, number, author, block } = report;
  const reason = chat.reason[report.reason];
  const why = useSignal(reason);
  const box = boxOf(report.game);
  const told = () => ({ why: why.value });
  const acts = [
    [texts.act.removeLine, { act: 'remove-line', match, room, number }],
    [texts.act.blockWeek, { act: 'block-player', player: author, days: 7 }],
    [texts.act.blockForGood, { act: 'block-player', player: author }],
    [texts.act.removeName, { act: 'remove-name', player: author }],
    [texts.act.close, { act: 'close-report', report: report.id }],
  ] as const;
  return (
    <section class="moderation-report">
      <h2>
        {texts.report({
          reason,
          game: box ? introOf(box).name : report.game,
          ply: report.ply,
          room: chat.room[room],
          date: dateWords(report.at),
        })}
      </h2>
      <ol class="moderation-lines">
        {report.context.map((line) => (
          <li key={line.number} data-reported={line.number === number || undefined}>
            <bdi>{playerName(texts, line)}</bdi>:{' '}
            <span dir="auto">{saidIn(chat, line) ?? texts.gone}</span>
            {line.number === number && <em> ({texts.reported})</em>}
          </li>
        ))}
      </ol>
      {block && (
        <p class="problem">
          {block.until === undefined
            ? texts.blockedForGood
            : texts.blockedUntil({ date: dateWords(block.until) })}
          : {block.why}
        </p>
      )}
      <SignalField of={why} label={texts.why} maxLength={300} />
      <div class="moderation-acts">
        {acts.map(([label, act]) => (
          <Button key={label} size="small" onClick={() => void perform({ ...act, ...told() })}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function saidIn(
  chat: ModerationPart['chat'],
  { said, isPhrase }: Report['context'][number],
): string | undefined {
  if (said === undefined || !isPhrase) return said;
  return Object.entries(chat.phrases).find(([phrase]) => phrase === said)?.[1] ?? said;
}
