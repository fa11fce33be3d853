import '@kast/ui/styles.css';
import './page/page.css';
import { render } from 'preact';
import { App, ROOMS_AHEAD } from './App.tsx';
import { applySettings } from './account/settings.ts';
import { loadNewerVersion } from './device/newer-version.ts';
import { workOffline } from './offline/work-offline.ts';
import { prepare } from './page/rendered-ahead.ts';

loadNewerVersion();
await applySettings();
const root = document.querySelector('#app');
if (root) {
  // What cannot be fetched now is asked for by the page itself, which says so.
  if (root.hasChildNodes()) await prepare(location.pathname, ROOMS_AHEAD).catch(reportError);
  render(<App />, root);
}
delete document.documentElement.dataset['waiting'];
workOffline();
