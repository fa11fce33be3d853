/** So many are kept: a reader that is behind still finds them. */
const KEPT = 8;

/**
 * Says something to screen readers, and only to them. Each saying is a line of its own in one region that
 * stays: they are read once and in order, however fast they come.
 */
export function announce(text: string): void {
  if (text === '') return;
  const region = liveRegion();
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** Whoever comes next does not hear what was said before. */
export function forgetAnnounced(): void {
  made?.replaceChildren();
}

let made: HTMLElement | undefined;

function liveRegion(): HTMLElement {
  if (made?.isConnected) return made;
  made = document.createElement('div');
  made.className = 'unseen';
  made.setAttribute('role', 'log');
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}
