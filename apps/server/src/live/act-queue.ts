/** Acts in the order in which they were asked for, and how many wait for their end or hold on for other reasons. */
export class ActQueue {
  /** Resolves when the last act that was asked for is done. */
  #last: Promise<void> | undefined;
  #holders = 0;

  /** Nobody acts, or holds on. */
  get isIdle(): boolean {
    return this.#holders === 0;
  }

  /** It is not idle until the function that this gives is called. */
  hold(): () => void {
    let isHeld = true;
    this.#holders++;
    return () => {
      if (isHeld) this.#holders--;
      isHeld = false;
    };
  }

  /** Each act begins when the one before is done; where nobody acts, at once. */
  async inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const release = this.hold();
    const before = this.#last;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    this.#last = done;
    try {
      if (before) await before;
      return await act();
    } finally {
      release();
      if (this.#last === done) this.#last = undefined;
      leave();
    }
  }
}
