/** Acts in the order in which they were asked for. */
export class ActQueue {
  /** Resolves when the last act that was asked for is done. */
  #last: Promise<void> | undefined;

  /** Each act begins when the one before is done; where nobody acts, at once. */
  async inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const before = this.#last;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    this.#last = done;
    try {
      if (before) await before;
      return await act();
    } finally {
      if (this.#last === done) this.#last = undefined;
      leave();
    }
  }
}
