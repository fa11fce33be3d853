const KEY = 'kast.leibkoeche.has-thrown';

/** Whether anybody has ever tossed a pancake on this device: the first throw of one's life does not count. */
export function hasThrown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing can be kept, nobody shall practise at every throw.
    return true;
  }
}

export function rememberThrow(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch (error) {
    // A full disk is no reason to hold up a throw: it is the first one again next time.
    reportError(error);
  }
}
