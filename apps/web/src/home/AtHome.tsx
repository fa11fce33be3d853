import type { ClubSummary, Me } from '@kast/protocol/client';
import { Button, ButtonLink, closeIcon, IconButton } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { accountView } from '../account/account-view.ts';
import { noteSignedIn, wasSignedIn } from '../account/signed-in-flag.ts';
import { words } from '../i18n/language.ts';
import { type HomeTexts, useHomeTexts } from './home-texts.ts';
import './at-home.css';

/** At the foot of the cupboard, where nothing moves for it: what concerns who comes home. */
export function AtHome({ me }: { readonly me: Me }): JSX.Element | null {
  const texts = useHomeTexts();
  const isSignedOut = useSignal(wasSignedIn() && !me.isSignedIn);
  if (me.isSignedIn) noteSignedIn(true);
  if (texts.status !== 'here') return null;
  if (isSignedOut.value) {
    return (
      <SignedOut
        t={texts.value}
        onClose={() => {
          noteSignedIn(false);
          isSignedOut.value = false;
        }}
      />
    );
  }
  const [evening] = me.evenings;
  return evening ? <EveningNow t={texts.value} evening={evening} /> : null;
}

interface SignedOutProps {
  readonly t: HomeTexts;
  readonly onClose: () => void;
}

/** Elsewhere, by a recovery code or from another device: nobody has pressed anything here. */
function SignedOut({ t, onClose }: SignedOutProps): JSX.Element {
  return (
    <section class="at-home paper" role="status">
      <p>{t.signedOut}</p>
      <Button
        kind="primary"
        onClick={() => {
          accountView.value = { kind: 'sign-in' };
        }}
      >
        {t.signIn}
      </Button>
      <IconButton icon={closeIcon} label={words().page.close} size="small" onClick={onClose} />
    </section>
  );
}

interface EveningNowProps {
  readonly t: HomeTexts;
  readonly evening: ClubSummary;
}

function EveningNow({ t, evening: { id, name } }: EveningNowProps): JSX.Element {
  const said = name === '' ? t.evening : t.eveningOf({ name });
  return (
    <section class="at-home paper" aria-label={said}>
      <p>{said}</p>
      <ButtonLink kind="primary" href={`/club/${id}`}>
        {t.toEvening}
      </ButtonLink>
    </section>
  );
}
