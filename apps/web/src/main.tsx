import '@kast/ui/styles.css';
import './page/page.css';
import { render } from 'preact';
import { App, ROOMS_AHEAD } from './App.tsx';
import { applySettings } from './account/settings.ts';
import { loadNewerVersion } from './device/newer-version.ts';
import { pause } from './device/pause.ts';
import { workOffline } from './offline/work-offline.ts';
import { repeatEarlyActs } from './page/early-acts.ts';
import { prepare } from './page/rendered-ahead.ts';

loadNewerVersion();
await applySettings();
const root = document.querySelector('#app');
if (root) {
  if (root.hasChildNodes()) {
    // What cannot be fetched now is asked for by the page itself, which says so.
    await prepare(location.pathname, ROOMS_AHEAD).catch(reportError);
    // Whoever scrolls or presses meanwhile is not held up by both, the scripts' start and the drawing.
    await pause(0);
  }
  render(<App />, root);
}
await repeatEarlyActs();
delete document.documentElement.dataset['waiting'];
workOffline();
