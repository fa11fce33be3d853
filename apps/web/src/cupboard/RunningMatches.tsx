import type { GameBox } from '@kast/games';
import { Button, closeIcon, collapseIcon, expandIcon, IconButton } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchMe, meHere } from '../account/me-here.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { introOf, words } from '../i18n/language.ts';
import { lazy } from '../page/lazy.tsx';
import { useMedia } from '../page/use-media.ts';
import { boxOf } from './boxes.ts';
import {
  inOrder,
  type RunningMatch,
  runningHere,
  runningOnline,
  thrownAwayWith,
} from './running-matches.ts';
import { whoPlays, whoseTurn } from './who-plays.ts';
import './running.css';

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx').then((door) => door.RemoveDialog));

/** Score sheets on top of the cupboard: what is being played, your turns first. */
export function RunningMatches(): JSX.Element | null {
  const { cupboard } = words();
  useEffect(() => whileLooking(fetchMe), []);
  const here = useSignal(runningHere(matchesHere.all()));
  const removing = useSignal<string | undefined>(undefined);
  const asked = removing.value;
  const keepIt = (): void => {
    removing.value = undefined;
  };
  const isUnfolded = useSignal(false);
  const few = useMedia('(width < 40rem)') ? 2 : 8;
  const matches = inOrder([...here.value, ...runningOnline(meHere.value?.matches ?? [])]);
  if (matches.length === 0) return null;
  const folded = isUnfolded.value ? 0 : Math.max(matches.length - few, 0);
  return (
    <section class="running" aria-label={cupboard.running}>
      <h2>{cupboard.running}</h2>
      <ul class="running-list">
        {matches.slice(0, matches.length - folded).map((match) => (
          <Running
            key={match.id}
            match={match}
            onRemove={
              match.place === 'here'
                ? () => {
                    removing.value = match.id;
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {matches.length > few && (
        <div class="running-more">
          <Button
            kind="quiet"
            icon={isUnfolded.value ? expandIcon : collapseIcon}
            aria-expanded={isUnfolded.value}
            onClick={() => {
              isUnfolded.value = !isUnfolded.value;
            }}
          >
            {folded > 0 ? cupboard.more({ count: folded }) : cupboard.fewer}
          </Button>
        </div>
      )}
      {asked !== undefined && (
        <RemoveDialog
          onMissed={keepIt}
          onClose={keepIt}
          onRemove={() => {
            for (const id of thrownAwayWith(asked, matchesHere.all())) matchesHere.remove(id);
            here.value = runningHere(matchesHere.all());
          }}
        />
      )}
    </section>
  );
}

/** Now, and whenever somebody looks at the page again: others have played meanwhile. */
function whileLooking(ask: () => unknown): () => void {
  const look = (): void => {
    if (!document.hidden) ask();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

interface RunningProps {
  readonly match: RunningMatch;
  /** Only what this device keeps can be thrown away here. */
  readonly onRemove: (() => void) | undefined;
}

function Running(props: RunningProps): JSX.Element | null {
  const box = boxOf(props.match.game);
  return box ? <RunningOf {...props} box={box} /> : null;
}

function RunningOf({
  match,
  onRemove,
  box,
}: RunningProps & { readonly box: GameBox }): JSX.Element {
  const t = words();
  const { cupboard } = t;
  const { holders } = match;
  return (
    <li class="running-item">
      <a class="running-sheet paper" href={`/m/${match.id}`} data-your-turn={match.yourTurn}>
        <span class="running-game">{introOf(box).name}</span>
        <span class="running-who">{whoPlays(t, holders)}</span>
        <span class="running-state">{whoseTurn(t, match)}</span>
        <span class="running-place figures">
          {match.place === 'here' ? cupboard.here : cupboard.online} ·{' '}
          {cupboard.moves({ count: match.plies })}
        </span>
      </a>
      {onRemove && (
        <div class="running-remove">
          <IconButton icon={closeIcon} label={cupboard.remove} size="small" onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
