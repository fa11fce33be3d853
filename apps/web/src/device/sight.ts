/** Calls when whoever looks at the page next may be another one; gives the way to stop that. */
export function whenOutOfSight(listener: () => void): () => void {
  const look = (): void => {
    if (document.hidden) listener();
  };
  // What a browser had kept in its memory may never have been hidden.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', comeBack);
  };
}
