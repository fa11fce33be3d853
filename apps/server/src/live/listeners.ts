/** Who hears that something has changed: once for whatever changes at a time, after who changed it was answered. */
export class Listeners {
  readonly #listeners = new Set<() => void>();
  readonly #onFailure: (reason: unknown) => void;
  #telling = false;

  /** What a listener throws is told there, and harms nobody else. */
  constructor(onFailure: (reason: unknown) => void) {
    this.#onFailure = onFailure;
  }

  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      for (const listener of this.#listeners) this.notify(listener);
    });
  }

  notify(listener: () => void): void {
    try {
      listener();
    } catch (reason) {
      this.#onFailure(reason);
    }
  }
}
