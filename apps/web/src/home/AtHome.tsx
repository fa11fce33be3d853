import type { Me } from '@kast/protocol/client';
import { Button, closeIcon, IconButton } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { accountView } from '../account/account-view.ts';
import { noteSignedIn, wasSignedIn } from '../account/signed-in-flag.ts';
import { words } from '../i18n/language.ts';
import { useHomeTexts } from './home-texts.ts';
import './at-home.css';

/** At the foot of the cupboard, where nothing moves for it: what concerns who comes home. */
export function AtHome({ me }: { readonly me: Me }): JSX.Element | null {
  const isSignedOut = useSignal(wasSignedIn() && !me.isSignedIn);
  if (me.isSignedIn) noteSignedIn(true);
  if (!isSignedOut.value) return null;
  return (
    <SignedOut
      onClose={() => {
        noteSignedIn(false);
        isSignedOut.value = false;
      }}
    />
  );
}

/** Elsewhere, by a recovery code or from another device: nobody has pressed anything here. */
function SignedOut({ onClose }: { readonly onClose: () => void }): JSX.Element | null {
  const texts = useHomeTexts();
  const { page } = words();
  if (texts.status !== 'here') return null;
  const { value: t } = texts;
  return (
    <section class="at-home paper" role="status">
      <p>{t.signedOut}</p>
      <Button
        size="small"
        kind="primary"
        onClick={() => {
          accountView.value = { kind: 'sign-in' };
        }}
      >
        {t.signIn}
      </Button>
      <IconButton icon={closeIcon} label={page.close} size="small" onClick={onClose} />
    </section>
  );
}
