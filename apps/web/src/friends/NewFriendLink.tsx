import { connectToFriends } from '@kast/protocol/friends-client';
import { Button, linkIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { LinkField } from '../page/LinkField.tsx';
import { dayText, type FriendsTexts, friendFailureText } from './friends-texts.ts';
import { Problem } from '../page/Problem.tsx';

const friends = connectToFriends();

/** T18: a link, to be handed to one person. What it holds stands behind the `#`, and reaches no server's log. */
export function NewFriendLink({ t }: { readonly t: FriendsTexts }): JSX.Element {
  const heading = useId();
  const link = useSignal<{ readonly address: string; readonly date: string } | undefined>(
    undefined,
  );
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const make = async (): Promise<void> => {
    isBusy.value = true;
    const made = await friends.newLink();
    isBusy.value = false;
    problem.value = made.ok ? '' : friendFailureText(t, made.error);
    if (!made.ok) return;
    const { token, expiresAt } = made.value;
    link.value = {
      address: `${location.origin}/friends/link#${token}`,
      date: dayText(expiresAt),
    };
  };
  return (
    <section class="friends-link" aria-labelledby={heading}>
      <h2 id={heading}>{t.link.title}</h2>
      <p>{t.link.text}</p>
      {link.value && (
        <LinkField
          label={t.link.label}
          hint={t.link.hint({ date: link.value.date })}
          address={link.value.address}
          text={t.link.share}
          qrLabel={words().bigScreen.qrOf}
        />
      )}
      <Problem of={problem} />
      <Button icon={linkIcon} disabled={isBusy.value} onClick={make}>
        {t.link.make}
      </Button>
    </section>
  );
}
