import type { Answer } from '@kast/protocol/client';
import { connectToFriends, type FriendLinkInfo } from '@kast/protocol/friends-client';
import { Button, ButtonLink, Form, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useLayoutEffect } from 'preact/hooks';
import { useGuestName } from '../account/use-guest-name.ts';
import { Page } from '../page/Page.tsx';
import { type FriendsTexts, friendFailureText } from './friends-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { GuestNameField } from '../account/GuestNameField.tsx';

const friends = connectToFriends();

/** `/friends/link#…`: who asks, and whether to become friends. T18 */
export function FriendLinkPage({ t }: { readonly t: FriendsTexts }): JSX.Element {
  const token = useSignal(location.hash.slice(1));
  const asked = useSignal<Answer<FriendLinkInfo> | undefined>(undefined);
  useLayoutEffect(() => {
    const look = async (): Promise<void> => {
      asked.value = await friends.lookAtLink(token.value);
    };
    void look();
    // Another link may be opened in a window that shows one already.
    const onChange = (): void => {
      token.value = location.hash.slice(1);
      asked.value = undefined;
      void look();
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  const answer = asked.value;
  return (
    <Page title={t.accept.title} room="friend-link">
      <article class="sheet paper lying">
        <h1>{t.accept.title}</h1>
        {answer?.ok && <Asked t={t} token={token.value} info={answer.value} />}
        {answer && !answer.ok && (
          <>
            <p class="problem" role="alert">
              {friendFailureText(t, answer.error)}
            </p>
            <ToFriends t={t} />
          </>
        )}
      </article>
    </Page>
  );
}

interface AskedProps {
  readonly t: FriendsTexts;
  readonly token: string;
  readonly info: FriendLinkInfo;
}

function Asked({ t, token, info }: AskedProps): JSX.Element {
  if (info.isOwn || info.isFriend) {
    return (
      <>
        <p>{info.isOwn ? t.accept.own : t.accept.already}</p>
        <ToFriends t={t} />
      </>
    );
  }
  return <Question t={t} token={token} info={info} />;
}

/** Whoever only looks has accepted nothing. */
function Question({ t, token, info }: AskedProps): JSX.Element {
  const { route } = useLocation();
  const { name, save } = useGuestName();
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const accept = async (): Promise<void> => {
    isBusy.value = true;
    const unnamed = await save();
    const accepted = unnamed ? undefined : await friends.accept(token);
    isBusy.value = false;
    const failure = unnamed ?? (accepted?.ok ? undefined : accepted?.error);
    if (failure) {
      problem.value = friendFailureText(t, failure);
      return;
    }
    toast(t.accept.done);
    route('/friends', true);
  };
  return (
    <Form class="friends-accept" onSubmit={accept}>
      <p class="friends-asks">
        {info.name === undefined ? t.accept.asksNameless : t.accept.asks({ name: info.name })}
      </p>
      <p>{t.accept.means}</p>
      <GuestNameField name={name} />
      <Problem of={problem} />
      <Button kind="primary" size="large" type="submit" disabled={isBusy.value}>
        {t.accept.yes}
      </Button>
    </Form>
  );
}

function ToFriends({ t }: { readonly t: FriendsTexts }): JSX.Element {
  return (
    <div class="sheet-actions">
      <ButtonLink kind="primary" href="/friends">
        {t.accept.toFriends}
      </ButtonLink>
    </div>
  );
}
