import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { arrive } from '../page/arrive.ts';
import { words } from '../i18n/language.ts';
import { useGameTexts } from '../page/use-game-texts.ts';
import { Fetching } from '../page/Page.tsx';
import { useTitle } from '../page/use-title.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { Curtain } from './Curtain.tsx';
import { Foot } from './Foot.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { Notes } from './Notes.tsx';
import { Notices } from './Notices.tsx';
import type { OpenTable } from './open-table.ts';
import { Players } from './Players.tsx';
import type { Speech } from './seat-words.ts';
import { TableBar } from './TableBar.tsx';
import { createTableState } from './table-state.ts';
import { turnPlayer, turnPlayers, turnWords } from './turn-words.ts';
import { useTableSounds } from './use-table-sounds.ts';
import './table-room.css';
import './tall-table.css';

/** The table: the board first, everything else around it. */
export function TableRoom({ open }: { readonly open: OpenTable }): JSX.Element {
  const texts = useGameTexts(open.box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <LaidTable open={open} speech={{ t: words(), texts: texts.value }} />;
}

function LaidTable({
  open,
  speech,
}: {
  readonly open: OpenTable;
  readonly speech: Speech;
}): JSX.Element {
  const { session, module, box } = open;
  const adviser = useMemo(() => workerThinker(), [session]);
  const state = useMemo(() => createTableState(session, adviser), [session]);
  useEffect(() => () => adviser.close(), [adviser]);
  const turned = useSignal(false);
  const viewer = session.viewer.value;
  const looking = useSignal(viewer);
  const { position } = session.stage.shown.value;
  const { standing } = position;
  const isCurtained =
    module.curtain &&
    typeof viewer === 'number' &&
    state.here.value.length > 1 &&
    looking.value !== viewer &&
    (module.hides?.(standing.view, viewer) ?? true);
  useEffect(() => {
    // Where there is nothing to hide, the next player has looked already.
    if (!isCurtained) looking.value = viewer;
  }, [isCurtained, viewer]);
  const holders = session.holders.value;
  const thinking = standing.outcome ? undefined : session.thinking.value;
  const turn = turnWords(speech, { standing, holders, thinking });
  const players = turnPlayers(speech, holders);

  useTitle(`${turn} · ${speech.texts.name}`);
  useTableSounds(session);
  const turnBoard = () => {
    turned.value = !turned.value;
  };
  return (
    <div class="table-room" data-game={box.info.id} data-shape={module.shape}>
      <TableBar speech={speech} turn={turn} onTurn={module.turns && turnBoard} />
      <Players speech={speech} holders={holders} position={position} />
      <main
        ref={arrive}
        id="content"
        class="table-board"
        tabIndex={-1}
        aria-busy={position.ply < session.position.value.ply}
      >
        <h1 class="unseen">{speech.t.table.title({ game: speech.texts.name })}</h1>
        <div class="table-board-space">
          {isCurtained ? (
            <Curtain
              speech={speech}
              name={turnPlayer(speech, holders, viewer).name}
              onOpen={() => {
                looking.value = viewer;
              }}
            />
          ) : (
            <Board
              module={module}
              texts={speech.texts}
              state={state}
              players={players}
              turned={turned.value}
            />
          )}
        </div>
        <InvitePanel speech={speech} session={session} />
      </main>
      <section class="table-foot" aria-label={speech.t.table.actions}>
        <Foot speech={speech} module={module} state={state} />
        <Notices speech={speech} state={state} game={box.info.id} module={module} />
        <Actions speech={speech} state={state} />
      </section>
      <Notes speech={speech} open={open} state={state} />
    </div>
  );
}
