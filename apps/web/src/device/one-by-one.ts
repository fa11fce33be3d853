/** Does one thing after another: what is asked for meanwhile waits, also for what fails. */
export function oneByOne(): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act, act);
    last = done;
    return done;
  };
}
