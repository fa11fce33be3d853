import {
  announce,
  backIcon,
  flipIcon,
  Icon,
  IconButton,
  mutedIcon,
  settingsIcon,
  soundIcon,
  watchIcon,
} from '@kast/ui';
import type { Standing } from '@kast/kernel';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { changeSettings, settings } from '../account/settings.ts';
import { openSettings } from '../account/settings-dialog.ts';
import { RatedMark } from '../ratings/doors.ts';
import { lazy } from '../page/lazy.tsx';
import { useTitle } from '../page/use-title.ts';
import type { TableSession } from '../session/table-session.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayer, turnWords } from './turn-words.ts';

const NextTurn = lazy(() => import('./NextTurn.tsx').then((door) => door.NextTurn));

interface TableBarProps {
  readonly speech: Speech;
  readonly state: TableState;
  /** Turns the board, where it can be turned. */
  readonly onTurn: (() => void) | undefined;
  /** What only some tables have. */
  readonly children?: ComponentChildren;
}

/** A slim bar: the way back, whose turn it is, and what is set once. */
export function TableBar({ speech, state, onTurn, children }: TableBarProps): JSX.Element {
  const { session } = state;
  const { table, page } = speech.t;
  const { sound } = settings.value;
  const isAwaiting = useComputed(() => awaitsOthers(session));
  return (
    <header class="table-bar walnut">
      <a class="table-back" href="/" aria-label={table.leave}>
        <Icon of={backIcon} />
      </a>
      <div class="table-words">
        <p class="table-game">{speech.texts.name}</p>
        <Turn speech={speech} state={state} />
      </div>
      {session.isRated && <RatedMark />}
      <Watching speech={speech} session={session} />
      {isAwaiting.value && <NextTurn id={session.id} />}
      {children}
      {onTurn && <IconButton icon={flipIcon} label={table.flip} onClick={onTurn} />}
      <IconButton
        icon={sound ? soundIcon : mutedIcon}
        label={sound ? table.soundOff : table.soundOn}
        data-rare
        onClick={() => changeSettings({ sound: !sound })}
      />
      <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
    </header>
  );
}

/** Changes with every ply, as nothing else in the bar does. */
function Turn({ speech, state }: Pick<TableBarProps, 'speech' | 'state'>): JSX.Element {
  const { session } = state;
  const { stage, curtain } = session;
  const { ply, standing } = stage.shown.value.position;
  const missedUntil = useSignal(0);
  useSessionEffect(session, () => {
    if (curtain.isClosed.value) missedUntil.value = session.position.value.ply;
  });
  // Whoever has opened the curtain hears first what they have missed.
  const isMissed = ply < missedUntil.value && !curtain.isClosed.value;
  // Everything waits until whoever looks has read what is told, whoever's turn comes then; or it is nobody's any more.
  const isSilent = isMissed || stage.inMoment.value || state.isEnding.value;
  const turn = barWords(speech, state, standing);
  const asked = barWords(speech, state, state.turnPosition.value.standing);
  useTitle(`${turn} · ${speech.texts.name}`);
  // In the same voice as the moves, so that it comes after them; the result speaks for itself.
  useEffect(() => {
    if (!standing.outcome && !isSilent) announce(turn);
  }, [turn, isMissed]);
  return (
    <p class="table-turn" title={asked}>
      {asked}
    </p>
  );
}

function barWords(
  speech: Speech,
  { session, isCatchingUp, isEnding }: TableState,
  standing: Standing,
): string {
  const { table } = speech.t;
  const viewer = session.viewer.value;
  // Whose turn it was when they looked last says nothing to whoever has the device in their hands.
  if (session.curtain.isClosed.value && typeof viewer === 'number') {
    return table.curtainTitle(turnPlayer(speech, session.holders.value, viewer));
  }
  if (session.stage.inMoment.value) return table.turnRead;
  if (isCatchingUp.value) return table.turnMissed;
  // That it is over is told by the last move.
  if (isEnding.value && !standing.outcome) return table.turnRead;
  const thinking = standing.outcome ? undefined : session.thinking.value;
  return turnWords(speech, { standing, holders: session.holders.value, thinking });
}

interface WatchingProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

function Watching({ speech, session }: WatchingProps): JSX.Element | null {
  const count = session.watching.value;
  if (count === 0) return null;
  const label = speech.t.table.onlookers({ count });
  return (
    <p class="table-watching figures" title={label}>
      <Icon of={watchIcon} />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{label}</span>
    </p>
  );
}

/** Whoever sits here online has nothing to do here for the moment, as far as they were told. */
export function awaitsOthers({ place, viewer, stage }: TableSession): boolean {
  const seat = viewer.value;
  if (place !== 'online' || typeof seat !== 'number') return false;
  return !stage.shown.value.position.standing.toDecide.includes(seat);
}
