export type OneAtATime = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** Works of one key after each other, of several side by side. */
export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
