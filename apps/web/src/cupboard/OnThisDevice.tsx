import { registry } from '@kast/games';
import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { isOnline, keepGames, keptGames } from '../offline/kept-games.ts';

const ALL = registry.map(({ info }) => info.id);

/** Which games work without a connection, and the way to have them all. */
export function OnThisDevice(): JSX.Element | null {
  const { cupboard } = words();
  const state = useSignal<'idle' | 'fetching' | 'failed'>('idle');
  const kept = keptGames.value;
  if (!kept) return null;
  if (ALL.every((id) => kept.has(id))) return <p>{cupboard.allFetched}</p>;
  if (!isOnline.value) return <p role="status">{cupboard.offline}</p>;

  const fetchAll = async () => {
    state.value = 'fetching';
    try {
      await keepGames(ALL);
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <div class="plinth-offline" role="status">
      {state.value === 'failed' && <p>{cupboard.noRoom}</p>}
      {state.value === 'fetching' ? (
        <p>{cupboard.fetching}</p>
      ) : (
        <Button kind="quiet" size="small" onClick={fetchAll}>
          {cupboard.fetchAll}
        </Button>
      )}
    </div>
  );
}
