import { Toaster } from '@kast/ui';
import type { JSX } from 'preact';
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Cupboard } from './cupboard/Cupboard.tsx';
import { SettingsDialog } from './account/SettingsDialog.tsx';
import { words } from './i18n/language.ts';
import { NotFound } from './page/NotFound.tsx';

const GamePage = lazy(() => import('./game-page/GamePage.tsx').then((room) => room.GamePage));
const SetupPage = lazy(() => import('./setup/SetupPage.tsx').then((room) => room.SetupPage));
const Rulebook = lazy(() => import('./rulebook/Rulebook.tsx').then((room) => room.Rulebook));
const Lessons = lazy(() => import('./lessons/Lessons.tsx').then((room) => room.Lessons));
const TablePage = lazy(() => import('./table/TablePage.tsx').then((room) => room.TablePage));
const MatchReplay = lazy(() => import('./replay/MatchReplay.tsx').then((room) => room.MatchReplay));
const RecordReplay = lazy(() =>
  import('./replay/RecordReplay.tsx').then((room) => room.RecordReplay),
);

export function App(): JSX.Element {
  return (
    <LocationProvider>
      <a class="skip" href="#content">
        {words().page.skip}
      </a>
      <ErrorBoundary onError={(error) => reportError(error)}>
        <Router>
          <Route path="/" component={Cupboard} />
          <Route path="/replay" component={RecordReplay} />
          <Route path="/m/:id" component={TablePage} />
          <Route path="/m/:id/replay" component={MatchReplay} />
          <Route path="/:game" component={GamePage} />
          <Route path="/:game/table" component={SetupPage} />
          <Route path="/:game/rules" component={Rulebook} />
          <Route path="/:game/learn" component={Lessons} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
      <SettingsDialog />
      <Toaster />
    </LocationProvider>
  );
}
