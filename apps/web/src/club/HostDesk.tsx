import type { Answer, ClubView } from '@kast/protocol/client';
import { Button, ButtonLink, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { spelledOut } from '../device/share-origin.ts';
import { inGroups } from '../table/together/code-words.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { clubFailure, type ClubTexts } from './club-texts.ts';
import { clubClient, clubName, missingResults } from './club-words.ts';
import type { EveningProps } from './evening-props.ts';
import { GuestDesk } from './GuestDesk.tsx';
import { JoinCard } from './JoinCard.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { Standings } from './Standings.tsx';

/** The evening for who leads it. */
export function HostDesk(props: EveningProps): JSX.Element {
  const { texts, session, club, seatNames } = props;
  const onDone = async (answer: Answer<unknown>): Promise<boolean> => {
    if (!answer.ok) toast(clubFailure(texts, answer.error));
    await session.refresh();
    return answer.ok;
  };
  const { id, name, games, system, perTable, clock, absence, isOver } = club;
  const isEnding = useSignal(false);
  const end = async (isAtEnd: boolean) => onDone(await clubClient.end(id, isAtEnd));

  return (
    <>
      <header class="club-head club-host-head">
        <h1>{clubName(club, texts)}</h1>
        <div class="club-acts">
          <ButtonLink href={`/club/${id}/screen`}>{texts.screen}</ButtonLink>
          {isOver ? (
            <Button onClick={() => end(false)}>{texts.goOn}</Button>
          ) : (
            <Button
              onClick={() => {
                isEnding.value = true;
              }}
            >
              {texts.end}
            </Button>
          )}
        </div>
        <ConfirmDialog
          open={isEnding.value}
          title={texts.end}
          question={endQuestion(texts, club)}
          no={texts.endNo}
          yes={texts.endYes}
          kind="primary"
          onClose={() => {
            isEnding.value = false;
          }}
          onConfirm={() => void end(true)}
        />
        {isOver && <p role="status">{texts.isOver}</p>}
      </header>
      <div class="club-desk">
        <div class="club-side">
          {!isOver && (
            <section class="paper lying club-part" aria-label={texts.joinTitle}>
              <JoinCard texts={texts} club={club} />
            </section>
          )}
          <PeoplePanel
            texts={texts}
            id={id}
            people={club.people}
            isOver={isOver}
            isShut={club.isShut}
            onDone={onDone}
          />
          <details class="paper lying club-part">
            <summary>{texts.settings}</summary>
            <SettingsForm
              texts={texts}
              settings={{
                name,
                games,
                system,
                perTable,
                ...(clock ? { clock } : {}),
                ...(absence ? { absence } : {}),
              }}
              label={texts.save}
              onSave={async (settings) => void (await onDone(await clubClient.set(id, settings)))}
            />
            <HostCode {...props} onDone={onDone} />
          </details>
        </div>
        <div class="club-main">
          <GuestDesk {...props} isHost />
          <RoundPanel texts={texts} club={club} seatNames={seatNames} onDone={onDone} />
          <Standings texts={texts} club={club} you={session.you.value} />
        </div>
      </div>
    </>
  );
}

function endQuestion(texts: ClubTexts, club: ClubView): string {
  const missing = missingResults(club);
  if (missing === 0) return texts.endQuestion;
  return `${texts.missing({ count: missing })}. ${texts.endQuestion}`;
}

interface HostCodeProps extends EveningProps {
  readonly onDone: (answer: Answer<unknown>) => Promise<boolean>;
}

function HostCode({ texts, club, onDone }: HostCodeProps): JSX.Element {
  const code = useSignal('');
  const ask = async () => {
    const answer = await clubClient.newHostCode(club.id);
    if (answer.ok) code.value = answer.value.code;
    else await onDone(answer);
  };
  if (code.value === '') return <Button onClick={ask}>{texts.hostCode}</Button>;
  return (
    <div class="club-host-code" role="status">
      <p>{texts.hostCodeText({ address: `${spelledOut(location.origin)}/club` })}</p>
      <strong class="club-code figures">{inGroups(code.value)}</strong>
    </div>
  );
}
