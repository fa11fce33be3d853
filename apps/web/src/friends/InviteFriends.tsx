import { connectToFriends, type FriendInfo } from '@kast/protocol/friends-client';
import { Button, checkIcon, personIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import { type FriendsTexts, friendFailureText, useFriendsTexts } from './friends-texts.ts';
import { Problem } from '../page/Problem.tsx';
import './friends.css';

const friends = connectToFriends();

/** At a table with free seats: friends, to be asked with one press. Nothing for who has none. */
export function InviteFriends({ match }: { readonly match: string }): JSX.Element | null {
  const texts = useFriendsTexts();
  const known = useSignal<readonly FriendInfo[]>([]);
  useLayoutEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await friends.list();
      if (answer.ok) known.value = answer.value.friends;
    };
    void look();
  }, []);
  if (texts.status !== 'here' || known.value.length === 0) return null;
  return <FriendsToAsk t={texts.value} match={match} known={known.value} />;
}

interface FriendsToAskProps {
  readonly t: FriendsTexts;
  readonly match: string;
  readonly known: readonly FriendInfo[];
}

function FriendsToAsk({ t, match, known }: FriendsToAskProps): JSX.Element {
  const heading = useId();
  const asked = useSignal<readonly string[]>([]);
  const problem = useSignal('');
  const ask = async (id: string): Promise<void> => {
    const answer = await friends.invite(id, match);
    problem.value = answer.ok ? '' : friendFailureText(t, answer.error);
    if (answer.ok) asked.value = [...asked.value, id];
  };
  return (
    <section class="friends-ask" aria-labelledby={heading}>
      <h3 id={heading}>{t.invite.title}</h3>
      <ul class="friends-to-ask">
        {known.map(({ id, name = t.nameless }) => (
          <li key={id}>
            {asked.value.includes(id) ? (
              <Button size="small" icon={checkIcon} disabled>
                {t.invite.asked({ name })}
              </Button>
            ) : (
              <Button size="small" icon={personIcon} onClick={() => ask(id)}>
                {t.invite.ask({ name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem of={problem} />
    </section>
  );
}
