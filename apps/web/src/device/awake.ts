/** Calls when the device is online or looked at again; gives the way to stop that. */
export function whenAwake(listener: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', look);
  };
}
