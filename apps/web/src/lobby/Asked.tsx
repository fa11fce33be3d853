import type { LobbyAnswer } from '@kast/protocol/client';
import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import type { LobbyTexts } from './lobby-texts.ts';

interface AskedProps {
  readonly t: LobbyTexts;
  readonly invitation: NonNullable<LobbyAnswer['invitations']>[number];
}

/** T18: a friend asks to a table. It stands where otherwise is said who is here. */
export function Asked({ t, invitation }: AskedProps): JSX.Element | null {
  const box = boxOf(invitation.game);
  if (!box) return null;
  const { name = t.askedBy } = invitation.from;
  return (
    <div class="lobby-looking">
      <p role="status">{t.asked({ name, game: introOf(box).name })}</p>
      <ButtonLink size="small" href={`/m/${invitation.match}?seat=${invitation.invitation}`}>
        {t.goOver}
      </ButtonLink>
    </div>
  );
}
