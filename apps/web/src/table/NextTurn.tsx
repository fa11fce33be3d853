import { Icon, stepForwardIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { inOrder, runningHere, runningOnline } from '../cupboard/running-matches.ts';
import { client } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { words } from '../i18n/language.ts';

/** In milliseconds. */
const LOOK_EVERY = 15_000;

interface NextTurnProps {
  /** The match at this table. */
  readonly id: string;
}

/** While others decide here: the way to the next match in which it is your turn. */
export function NextTurn({ id }: NextTurnProps): JSX.Element | null {
  const { table } = words();
  const next = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const me = await client.me();
      if (!isWanted || !me.ok) return;
      const running = [...runningHere(matchesHere.all()), ...runningOnline(me.value.matches)];
      next.value = inOrder(running).find((match) => match.yourTurn && match.id !== id)?.id;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [id]);
  if (next.value === undefined) return null;
  return (
    <a class="table-next" href={`/m/${next.value}`} title={table.nextTurn}>
      <span class="table-next-words">{table.nextTurn}</span>
      <Icon of={stepForwardIcon} />
    </a>
  );
}
