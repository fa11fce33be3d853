import { closeIcon, IconButton } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { InviteFriends } from '../friends/doors.ts';
import { LinkField } from '../page/LinkField.tsx';
import type { TableSession } from '../session/table-session.ts';
import { type Speech, seatName } from './seat-words.ts';
import { InviteCode } from './together/InviteCode.tsx';
import './panel.css';

interface InvitePanelProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** Lies on the board of a new table until everybody has come, or until it is put away. */
export function InvitePanel({
  speech,
  session,
  isAway,
}: InvitePanelProps & { readonly isAway: Signal<boolean> }): JSX.Element | null {
  const { table, page } = speech.t;
  const invitations = session.invitations.value;
  if (isAway.value || invitations.length === 0 || session.position.value.standing.outcome) {
    return null;
  }
  return (
    <section class="panel invite paper" aria-label={table.inviteTitle}>
      <div class="panel-head">
        <h2>{table.inviteTitle}</h2>
        <IconButton
          icon={closeIcon}
          label={page.close}
          size="small"
          onClick={() => {
            isAway.value = true;
          }}
        />
      </div>
      <Invitations speech={speech} session={session} />
    </section>
  );
}

/** A link for every seat that is still free. */
export function Invitations({ speech, session }: InvitePanelProps): JSX.Element {
  const { table } = speech.t;
  const invitations = session.invitations.value;
  const [first] = invitations;
  return (
    <>
      {invitations.map(({ seat, address }) => (
        <LinkField
          key={seat}
          label={table.inviteLink({ seatName: seatName(speech, seat) })}
          hint={table.inviteText({ seatName: seatName(speech, seat) })}
          address={address}
          qrLabel={speech.t.bigScreen.qrOf}
          text={table.inviteShareText({ game: speech.texts.name })}
        />
      ))}
      {first && <InviteCode session={session} origin={new URL(first.address).origin} />}
      {first && <InviteFriends match={session.id} />}
    </>
  );
}
