/**
 * Says something to screen readers, and only to them. The region is made on first use and stays:
 * readers notice changes in a region that is there already.
 */
export function announce(text: string): void {
  const region = liveRegion();
  // The same words twice must still be a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

let made: HTMLElement | undefined;

function liveRegion(): HTMLElement {
  if (made?.isConnected) return made;
  made = document.createElement('div');
  made.className = 'unseen';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}
