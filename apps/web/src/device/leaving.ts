/** Calls when the page is being closed or left; gives the way to stop that. */
export function whenLeaving(listener: () => void): () => void {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
}
