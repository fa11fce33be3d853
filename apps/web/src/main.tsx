import '@kast/ui/styles.css';
import './page/page.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { applySettings } from './account/settings.ts';
import { loadNewerVersion } from './device/newer-version.ts';
import { workOffline } from './offline/work-offline.ts';

loadNewerVersion();
await applySettings();
const root = document.querySelector('#app');
if (root) render(<App />, root);
workOffline();
