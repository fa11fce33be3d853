/** Lets everything else that waits for the event loop come first. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
