import '@kast/ui/styles.css';
import './page/page.css';
import { render } from 'preact';
import { App, ROOMS_AHEAD } from './App.tsx';
import { applySettings } from './account/settings.ts';
import { loadNewerVersion } from './device/newer-version.ts';
import { pause } from './device/pause.ts';
import { language } from './i18n/language.ts';
import { workOffline } from './offline/work-offline.ts';
import { earlyActs, repeatActs } from './page/early-acts.ts';
import { prepare } from './page/rendered-ahead.ts';
import { takeOver } from './page/take-over.tsx';
import { askOnTheSpot } from './rulebook/asked-rule.ts';

loadNewerVersion();
addEventListener('click', askOnTheSpot, { capture: true });
const { lang, dataset } = document.documentElement;
/** The script in the document has it. */
const { notStarted } = globalThis as unknown as { readonly notStarted?: () => void };
try {
  await openPage();
} catch (error) {
  // What came with the document is better than nothing, but nothing in it can be pressed.
  reportError(error);
  notStarted?.();
} finally {
  delete dataset['waiting'];
  workOffline();
}

async function openPage(): Promise<void> {
  await applySettings();
  const root = document.querySelector('#app');
  if (!root) return;
  if (root.hasChildNodes()) {
    // What cannot be fetched now is asked for by the page itself, which says so.
    await prepare(location.pathname, ROOMS_AHEAD).catch(reportError);
    // Whoever scrolls or presses meanwhile is not held up by both, the scripts' start and the drawing.
    await pause(0);
  }
  const acts = earlyActs();
  const isAsItCame = root.hasChildNodes() && !('waiting' in dataset) && lang === language();
  if (isAsItCame && acts.length === 0) {
    await takeOver(<App />, root);
  } else {
    // Nothing of what came stays, or somebody waits for an answer.
    render(<App />, root);
    await repeatActs(acts);
  }
}
