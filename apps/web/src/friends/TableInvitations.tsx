import type { TableInvitation } from '@kast/protocol/friends-client';
import { Button, ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import type { FriendsTexts } from './friends-texts.ts';

interface TableInvitationsProps {
  readonly t: FriendsTexts;
  readonly invitations: readonly TableInvitation[];
  readonly onDecline: (match: string) => void;
}

/** T18: to which tables friends ask. */
export function TableInvitations({
  t,
  invitations,
  onDecline,
}: TableInvitationsProps): JSX.Element | null {
  const heading = useId();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t.asked.title}</h2>
      <ul class="friends-list">
        {invitations.map((invitation) => (
          <Invitation
            key={invitation.match}
            t={t}
            invitation={invitation}
            onDecline={() => onDecline(invitation.match)}
          />
        ))}
      </ul>
    </section>
  );
}

interface InvitationProps {
  readonly t: FriendsTexts;
  readonly invitation: TableInvitation;
  readonly onDecline: () => void;
}

function Invitation({ t, invitation, onDecline }: InvitationProps): JSX.Element | null {
  const box = boxOf(invitation.game);
  if (!box) return null;
  const who = { game: introOf(box).name, name: invitation.from.name ?? t.nameless };
  return (
    <li class="friends-row">
      <p class="friends-words">
        {t.asked.by(who)}
        {invitation.rated && <span class="field-hint">{t.asked.rated}</span>}
      </p>
      <div class="friends-acts">
        <ButtonLink
          size="small"
          kind="primary"
          href={`/m/${invitation.match}?seat=${invitation.invitation}`}
          aria-label={t.asked.sitAt(who)}
        >
          {t.asked.sit}
        </ButtonLink>
        <Button size="small" aria-label={t.asked.notNowAt(who)} onClick={onDecline}>
          {t.asked.notNow}
        </Button>
      </div>
    </li>
  );
}
