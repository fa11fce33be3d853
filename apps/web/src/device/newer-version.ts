const LAST_TRY = 'kast.newer-version';

/** In milliseconds: a file that is still not there after a reload is missing for another reason. */
const SOON = 20_000;

/**
 * A page that was open while a newer version was put up asks for files that are gone. Loading it again
 * brings the newer one, at the same address.
 */
export function loadNewerVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(LAST_TRY) ?? 0);
    if (Date.now() - last < SOON) return;
    sessionStorage.setItem(LAST_TRY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
