import { registry } from '@kast/games';
import { Icon, IconButton, replayIcon, settingsIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { lazy } from '../page/lazy.tsx';
import { arrive } from '../page/arrive.ts';
import { meHere } from '../account/me-here.ts';
import { openSettings } from '../account/settings-dialog.ts';
import { words } from '../i18n/language.ts';
import { InTurn } from '../page/take-over.tsx';
import { useTitle } from '../page/use-title.ts';
import { GameBay } from './Bay.tsx';
import { DayPuzzle } from './DayPuzzle.tsx';
import { NewerVersion } from './NewerVersion.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { RunningMatches } from './RunningMatches.tsx';
import './cupboard.css';

const Lobby = lazy(() => import('../lobby/Lobby.tsx').then((door) => door.Lobby));

const AtHome = lazy(() => import('../home/AtHome.tsx').then((door) => door.AtHome));

/** `/`: five boxes on their shelves, and on top what is being played. */
export function Cupboard(): JSX.Element {
  const { cupboard, page } = words();
  const me = meHere.value;
  useTitle(undefined);
  return (
    <>
      <div class="cupboard">
        <header class="cornice">
          <h1 class="cornice-name">{cupboard.title}</h1>
          <p class="cornice-welcome">{cupboard.welcome}</p>
          <div class="cornice-settings">
            {me?.name && <span class="cornice-who">{me.name}</span>}
            <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
          </div>
          <div class="cornice-doors">
            <InTurn>
              <DayPuzzle />
            </InTurn>
            <a class="cornice-door" href="/history">
              <Icon of={replayIcon} />
              {cupboard.history}
            </a>
          </div>
        </header>
        <main ref={arrive} id="content" class="case" tabIndex={-1}>
          <NewerVersion />
          <RunningMatches />
          <section class="lobby">
            <Lobby />
          </section>
          <h2 class="unseen">{cupboard.games}</h2>
          <ul class="shelf">
            {registry.map((box) => (
              <InTurn key={box.info.id}>
                <GameBay box={box} />
              </InTurn>
            ))}
          </ul>
        </main>
        <footer class="plinth">
          <p>{cupboard.footer}</p>
          <OnThisDevice />
          <p>
            <a href="/club">{cupboard.club}</a>
          </p>
          <p>
            <a href="/replay">{cupboard.importRecord}</a>
          </p>
        </footer>
      </div>
      {me && <AtHome me={me} />}
    </>
  );
}
