import { PAGE_ADDRESSES } from '@kast/protocol/client';
import { Toaster } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { accountView } from './account/account-view.ts';
import { hasArrived } from './account/arrival-flag.ts';
import { closeSettings, settingsAreOpen } from './account/settings-dialog.ts';
import { Cupboard } from './cupboard/Cupboard.tsx';
import { words } from './i18n/language.ts';
import { isWishing } from './lobby/wish-flag.ts';
import { lazy } from './page/lazy.tsx';
import { Fetching } from './page/Page.tsx';
import { room } from './page/room.tsx';
import { askedRule, closeRule } from './rulebook/asked-rule.ts';
import { SkipLink } from './page/SkipLink.tsx';

const GamePage = room(
  () => import('./game-page/GamePage.tsx').then((door) => door.GamePage),
  'paper',
);
const SetupPage = room(
  () => import('./setup/SetupPage.tsx').then((door) => door.SetupPage),
  'setup',
);
const Rulebook = room(
  () => import('./rulebook/Rulebook.tsx').then((door) => door.Rulebook),
  'rulebook',
);
const Lessons = room(() => import('./lessons/Lessons.tsx').then((door) => door.Lessons));
const Puzzles = room(() => import('./puzzles/Puzzles.tsx').then((door) => door.Puzzles), 'puzzles');
const Practice = room(() => import('./practice/Practice.tsx').then((door) => door.Practice));
const PaperRooms = room(
  () => import('./paper/PaperRooms.tsx').then((door) => door.PaperRooms),
  'paper',
  'rulebook',
);
const RealTablePage = room(
  () => import('./real-table/RealTablePage.tsx').then((door) => door.RealTablePage),
  'paper',
);
const TablePage = room(() => import('./table/TablePage.tsx').then((door) => door.TablePage));
const SeatCodePage = room(
  () => import('./table/together/SeatCodePage.tsx').then((door) => door.SeatCodePage),
  'account',
  'bigScreen',
);
const PeopleRooms = room(
  () => import('./page/PeopleRooms.tsx').then((door) => door.PeopleRooms),
  'account',
  'bigScreen',
);
const MatchReplay = room(
  () => import('./replay/MatchReplay.tsx').then((door) => door.MatchReplay),
  'replay',
  'beginner',
);
const RecordReplay = room(
  () => import('./replay/RecordReplay.tsx').then((door) => door.RecordReplay),
  'replay',
  'beginner',
);
const MatchStory = room(
  () => import('./story/StoryPages.tsx').then((door) => door.MatchStory),
  'replay',
);
const RecordStory = room(
  () => import('./story/StoryPages.tsx').then((door) => door.RecordStory),
  'replay',
);
const LadderPage = room(
  () => import('./ratings/LadderPage.tsx').then((door) => door.LadderPage),
  'ratings',
);
const HistoryPage = room(() =>
  import('./history/HistoryPage.tsx').then((door) => door.HistoryPage),
);

const NotFound = lazy(() => import('./page/NotFound.tsx').then((door) => door.NotFound));

const SettingsDialog = lazy(
  () => import('./account/account-rooms.ts').then((door) => door.SettingsDialog),
  'account',
  'beginner',
);

const RuleDialog = lazy(
  () => import('./rulebook/Rulebook.tsx').then((door) => door.RuleDialog),
  'rulebook',
);

const Arrival = lazy(() => import('./home/Arrival.tsx').then((door) => door.Arrival));

const WishKeeper = lazy(() => import('./lobby/WishKeeper.tsx').then((door) => door.WishKeeper));

/** By the names of what is rendered ahead. */
export const ROOMS_AHEAD = {
  game: GamePage,
  setup: SetupPage,
  rulebook: Rulebook,
  lessons: Lessons,
  table: TablePage,
  replay: MatchReplay,
} as const;

export function App(): JSX.Element {
  const isBroken = useSignal(false);
  const onError = (error: unknown) => {
    reportError(error);
    isBroken.value = true;
  };
  return (
    <LocationProvider>
      <SkipLink to="content">{words().page.skip}</SkipLink>
      {isBroken.value ? (
        <Broken
          onLeave={() => {
            isBroken.value = false;
          }}
        />
      ) : (
        <ErrorBoundary onError={onError}>
          <Rooms />
        </ErrorBoundary>
      )}
      <Settings />
      {askedRule.value && <RuleDialog onMissed={closeRule} />}
      {isWishing.value && <WishKeeper />}
      {hasArrived && <Arrival />}
      <Toaster />
    </LocationProvider>
  );
}

/** Half an escape in an address would stop the router: nothing lies there. */
function Rooms(): JSX.Element {
  const { path } = useLocation();
  if (readable(path) === undefined) return <NotFound />;
  return (
    <Router>
      <Route path={PAGE_ADDRESSES.cupboard} component={Cupboard} />
      <Route path={PAGE_ADDRESSES.history} component={HistoryPage} />
      <Route path={PAGE_ADDRESSES.recordReplay} component={RecordReplay} />
      <Route path={PAGE_ADDRESSES.recordStory} component={RecordStory} />
      <Route path={PAGE_ADDRESSES.seatCode} component={SeatCodePage} />
      <Route path="/club/:club?/:part?" component={PeopleRooms} />
      <Route path={PAGE_ADDRESSES.moderation} component={PeopleRooms} />
      <Route path="/friends/:part?" component={PeopleRooms} />
      <Route path={PAGE_ADDRESSES.player} component={PeopleRooms} />
      <Route path={PAGE_ADDRESSES.table} component={TablePage} />
      <Route path={PAGE_ADDRESSES.bigScreen} component={TablePage} />
      <Route path={PAGE_ADDRESSES.hand} component={TablePage} />
      <Route path={PAGE_ADDRESSES.matchReplay} component={MatchReplay} />
      <Route path={PAGE_ADDRESSES.matchStory} component={MatchStory} />
      <Route path={PAGE_ADDRESSES.game} component={GamePage} />
      <Route path={PAGE_ADDRESSES.setup} component={SetupPage} />
      <Route path={PAGE_ADDRESSES.rulebook} component={Rulebook} />
      <Route path={PAGE_ADDRESSES.lessons} component={Lessons} />
      <Route path={PAGE_ADDRESSES.puzzles} component={Puzzles} />
      <Route path={PAGE_ADDRESSES.ladder} component={LadderPage} />
      <Route path={PAGE_ADDRESSES.practice} component={Practice} />
      <Route path="/:game/print/:part?" component={PaperRooms} />
      <Route path={PAGE_ADDRESSES.realTable} component={RealTablePage} />
      <Route default component={PeopleRooms} />
    </Router>
  );
}

function readable(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** From the first time that they or the account are opened. */
function Settings(): JSX.Element | null {
  const areAskedFor = useRef(false);
  areAskedFor.current ||= settingsAreOpen.value || accountView.value !== undefined;
  const forget = (): void => {
    areAskedFor.current = false;
    accountView.value = undefined;
    closeSettings();
  };
  return areAskedFor.current ? <SettingsDialog onMissed={forget} /> : null;
}

/** Only the page that broke: whoever goes elsewhere finds the other ones in order. */
function Broken({ onLeave }: { readonly onLeave: () => void }): JSX.Element {
  const { url } = useLocation();
  const broken = useRef(url);
  useEffect(() => {
    if (url !== broken.current) onLeave();
  }, [url]);
  return <Fetching failed />;
}
