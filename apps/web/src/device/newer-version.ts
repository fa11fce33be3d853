const LAST_TRY = 'kast.newer-version';

/** In milliseconds: a file that is still not there after a reload is missing for another reason. */
const SOON = 20_000;

/**
 * A page that was open while a newer version was put up asks for files that are gone. Loading it again
 * brings the newer one, at the same address. A file that a bad line lost is no reason for that: whoever
 * asked for it says so, and what the player was doing stays.
 */
export function loadNewerVersion(): void {
  addEventListener('vite:preloadError', () => void reloadWhereNewer());
}

async function reloadWhereNewer(): Promise<void> {
  const last = Number(sessionStorage.getItem(LAST_TRY) ?? 0);
  if (Date.now() - last < SOON || !(await isNewerVersionUp())) return;
  sessionStorage.setItem(LAST_TRY, String(Date.now()));
  location.reload();
}

/** The page of another version begins with another script. */
async function isNewerVersionUp(): Promise<boolean> {
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!running) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(`"${running}"`);
  } catch {
    return false;
  }
}
