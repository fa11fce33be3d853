import { Button, ButtonLink, downloadIcon, watchIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { AbsenceFacts } from '../absence/AbsenceFacts.tsx';
import { ClockFacts } from '../clock/ClockFacts.tsx';
import { saveFile } from '../device/share.ts';
import { LinkField } from '../page/LinkField.tsx';
import { PeopleFacts } from '../profile/PeopleFacts.tsx';
import { RatedNote } from '../ratings/RatedMark.tsx';
import { ChanceFacts } from './ChanceFacts.tsx';
import { Invitations } from './InvitePanel.tsx';
import type { OpenTable } from './open-table.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { TakeAlong } from './together/TakeAlong.tsx';

interface TableFactsProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
}

/** What was agreed at this table, and its links. What has yet to be asked for comes last: nothing moves under a finger. */
export function TableFacts({ speech, open, state }: TableFactsProps): JSX.Element {
  const { t, texts } = speech;
  const { session } = open;
  const download = async () => {
    const record = await session.record();
    if (!record.ok) return state.show(record.error);
    return saveFile(
      `${open.box.info.id}-${session.id}.json`,
      JSON.stringify(record.value, null, 2),
    );
  };
  return (
    <div class="table-facts">
      <h2>{t.table.optionsTitle}</h2>
      <dl class="facts">
        {Object.entries(session.setup.options).map(([option, value]) => (
          <div key={option}>
            <dt>{texts.options[option]?.label ?? option}</dt>
            <dd>{texts.options[option]?.values[String(value)] ?? String(value)}</dd>
          </div>
        ))}
      </dl>
      {session.isRated && <RatedNote />}
      {session.clock.value && (
        <ClockFacts
          clock={session.clock.value}
          match={session.id}
          viewer={session.viewer.value}
          isOver={session.stage.shown.value.position.standing.outcome !== undefined}
        />
      )}
      {session.absence && <AbsenceFacts rule={session.absence} />}
      <Invitations speech={speech} session={session} />
      {session.address !== undefined && (
        <LinkField
          label={t.table.watchLink}
          hint={t.table.watchText}
          address={session.address}
          text={texts.name}
        />
      )}
      {session.place === 'online' && session.viewer.value !== 'watcher' && (
        <TakeAlong id={session.id} />
      )}
      {session.place === 'online' && (
        <ButtonLink icon={watchIcon} href={`/m/${session.id}/screen`}>
          {t.bigScreen.openScreen}
        </ButtonLink>
      )}
      <Button icon={downloadIcon} disabled={state.curtain.isClosed.value} onClick={download}>
        {t.table.download}
      </Button>
      {session.game.info.traits.chance && (
        <ChanceFacts speech={speech} session={session} state={state} />
      )}
      {session.place === 'online' && <PeopleFacts speech={speech} session={session} />}
    </div>
  );
}
