import type { GameBox, GameTexts } from '@kast/games';
import { hashOfNonce } from '@kast/kernel';
import type { Answer, InvitationInfo } from '@kast/protocol/client';
import { Button, ButtonLink, rulesIcon, SegmentedControl, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { fetchMe, meHere } from '../account/me-here.ts';
import { useGuestName } from '../account/use-guest-name.ts';
import { boxOf } from '../cupboard/boxes.ts';
import { client } from '../device/client.ts';
import { deviceStore } from '../device/device-store.ts';
import { sitDownFirst } from '../first-match/sit-down-first.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { alsoSay, words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { keptNonces, newNonce } from '../session/online/kept-nonces.ts';
import type * as InvitationNotes from './invitation-notes.ts';
import { invitationWords, usedWords } from './invitation-words.ts';
import type { OpenTable } from './open-table.ts';
import { seatName } from './seat-words.ts';
import { tableAddress, type TableMode } from './table-mode.ts';
import { Problem } from '../page/Problem.tsx';
import { GuestNameField } from '../account/GuestNameField.tsx';
import './join.css';

export interface JoinPageProps {
  readonly id: string;
  readonly token: string;
  readonly mode: TableMode;
  /** Where who is not invited may look on, too. */
  readonly open: OpenTable | undefined;
}

/** Somebody comes in by an invitation: sit down, or just watch. */
export function JoinPage(props: JoinPageProps): JSX.Element {
  const { id, token, open } = props;
  const t = words();
  const { route } = useLocation();
  const asked = useLoaded(() => invitationTo(id, token), [id, token]);
  if (asked.status !== 'here') return <Fetching failed={asked.status === 'failed'} />;
  const { answer, notes } = asked.value;
  const box = answer.ok ? boxOf(answer.value.game) : undefined;
  if (answer.ok && box) {
    return <Invited {...props} info={answer.value} notes={notes} box={box} />;
  }
  const watch = <Button onClick={() => route(`/m/${id}`, true)}>{t.table.justWatch}</Button>;
  if (!answer.ok && answer.error.code === 'seat-taken') {
    if (open) return <Used open={open}>{watch}</Used>;
    return (
      <NotFound title={t.invitation.usedTitle} text={t.invitation.usedSeat}>
        {watch}
      </NotFound>
    );
  }
  const problem = answer.ok ? t.faults.unreadable.oldRules : failureText(t.faults, answer.error);
  return (
    <NotFound title={t.invitation.title} text={problem}>
      {watch}
    </NotFound>
  );
}

interface UsedProps {
  readonly open: OpenTable;
  readonly children: ComponentChildren;
}

/** Somebody else sits there now. */
function Used({ open, children }: UsedProps): JSX.Element {
  const t = words();
  const texts = useGameTexts(open.box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  const said = usedWords({ t, texts: texts.value }, open.session.holders.value);
  return (
    <NotFound title={t.invitation.usedTitle} text={said}>
      {children}
    </NotFound>
  );
}

type Notes = typeof InvitationNotes;

interface Invitation {
  readonly answer: Answer<InvitationInfo>;
  readonly notes: Notes | undefined;
}

/** With all that it is drawn from: what came later would move what is being pressed. */
async function invitationTo(id: string, token: string): Promise<Invitation> {
  const answer = await client.invitation(id, token);
  return { answer, notes: answer.ok ? await notesFor(answer.value) : undefined };
}

/** Where it is rated one needs to know who comes, too. */
async function notesFor({ clock, rated }: InvitationInfo): Promise<Notes | undefined> {
  if (!clock && !rated) return undefined;
  const [notes] = await Promise.all([
    import('./invitation-notes.ts'),
    alsoSay(['clock', 'ratings']),
    rated && fetchMe(),
  ]);
  return notes;
}

interface InvitedProps extends JoinPageProps {
  readonly info: InvitationInfo;
  readonly notes: Notes | undefined;
  readonly box: GameBox;
}

function Invited(props: InvitedProps): JSX.Element {
  const texts = useGameTexts(props.box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <InvitationSheet {...props} texts={texts.value} />;
}

function InvitationSheet(props: InvitedProps & { readonly texts: GameTexts }): JSX.Element {
  const { id, token, mode, info, notes, box, texts } = props;
  const t = words();
  const { route } = useLocation();
  const { query } = useRoute();
  const isOpenTable = query['from'] === 'lobby';
  const title = isOpenTable ? t.invitation.openTitle : t.invitation.title;
  const problem = useSignal('');
  const free = info.seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  const chosen = useSignal(info.seat ?? free[0]);
  const { name, save } = useGuestName();
  const needsAccount = info.rated && !meHere.value?.isSignedIn;
  const sit = async () => {
    const unnamed = await save();
    if (unnamed) {
      problem.value = failureText(t.faults, unnamed);
      return;
    }
    const claimed = await client.claimSeat(id, token, hashToBindTo(id), chosen.value);
    if (!claimed.ok) {
      problem.value = failureText(t.faults, claimed.error);
      return;
    }
    sitDownFirst(box.info.id, id);
    route(tableAddress(id, mode), true);
  };
  return (
    <Page title={title} room="join">
      <article class="sheet invitation paper lying">
        <img class="invitation-cover" src={box.cover} alt="" width="300" height="400" />
        <h1>{title}</h1>
        <p>{invitationWords({ t, texts }, info, isOpenTable)}</p>
        {notes && needsAccount && <notes.NeedsAccount />}
        <p class="game-tagline">{texts.tagline}</p>
        {info.seat === undefined && free.length > 1 && (
          <SegmentedControl
            legend={t.invitation.whichSeat}
            segments={free.map((seat) => ({
              value: String(seat),
              label: seatName({ t, texts }, seat),
            }))}
            value={String(chosen.value)}
            onChange={(seat) => {
              chosen.value = Number(seat);
            }}
          />
        )}
        <Options info={info} texts={texts} />
        {notes && info.clock && <notes.TermsNote terms={info.clock} />}
        {notes && info.rated && <notes.RatedNote />}
        {!needsAccount && query['named'] === undefined && <GuestNameField name={name} />}
        <Problem of={problem} />
        <div class="sheet-actions">
          {!needsAccount && (
            <Button kind="primary" size="large" onClick={sit}>
              {t.table.join}
            </Button>
          )}
          <ButtonLink icon={rulesIcon} href={`/${info.game}/rules`}>
            {t.invitation.learnFirst}
          </ButtonLink>
          <Button kind="quiet" onClick={() => route(`/m/${id}`, true)}>
            {t.table.justWatch}
          </Button>
        </div>
      </article>
    </Page>
  );
}

type OptionsProps = Pick<InvitedProps, 'info'> & { readonly texts: GameTexts };

function Options({ info, texts }: OptionsProps): JSX.Element | null {
  const { invitation } = words();
  const options = Object.entries(info.options);
  if (options.length === 0) return null;
  return (
    <section>
      <h2>{invitation.options}</h2>
      <dl class="facts">
        {options.map(([option, value]) => (
          <div key={option}>
            <dt>{texts.options[option]?.label ?? option}</dt>
            <dd>{texts.options[option]?.values[String(value)] ?? String(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same when it is tried again: the answer may have got lost, and the server keeps the first. */
function hashToBindTo(id: string): string | undefined {
  const kept = keptNonces(deviceStore);
  const known = kept.get(id);
  if (known) return hashOfNonce(known.nonce);
  const { nonce, hash } = newNonce();
  return kept.set(id, { nonce }) ? hash : undefined;
}
