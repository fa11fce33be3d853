/**
 * One question after the other. Of those that come while one is being answered only the newest is asked: the
 * others have undefined for an answer.
 */
export function oneAtATime(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let newest = 0;
  return async (ask) => {
    newest += 1;
    const own = newest;
    await last;
    if (own !== newest) return undefined;
    const answer = ask();
    last = answer.catch(() => undefined);
    return answer;
  };
}
