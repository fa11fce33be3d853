/**
 * A page that was open while a newer version was put up asks for files that are gone. Loading it again
 * brings the newer one, at the same address. A file that a bad line lost is no reason for that: whoever
 * asked for it says so, and what the player was doing stays.
 */
export function loadNewerVersion(): void {
  addEventListener('vite:preloadError', () => void reloadWhereNewer());
}

async function reloadWhereNewer(): Promise<void> {
  if (await isNewerVersionUp()) askAgain?.();
}

/** Loads the page anew, once. The script in the document has it, for when no other is there; see there. */
const { askAgain } = globalThis as unknown as { readonly askAgain?: () => void };

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
