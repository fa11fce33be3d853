/** Where a pointer was seen, in milliseconds and CSS pixels down the page. */
export interface Seen {
  readonly time: number;
  readonly y: number;
}

/** Two frames are enough to read between. */
const KEPT = 12;

/** The way of a pointer, to be read at any moment of the last frames. */
export class PointerPath {
  readonly #seen: Seen[] = [];

  see(at: Seen): void {
    const last = this.#seen.at(-1);
    if (last && at.time <= last.time) this.#seen.pop();
    this.#seen.push(at);
    if (this.#seen.length > KEPT) this.#seen.shift();
  }

  /** Between two sights as if it had moved evenly; before the first and after the last where those were. */
  yAt(time: number): number | undefined {
    const next = this.#seen.findIndex((seen) => seen.time > time);
    const after = this.#seen[next];
    const before = next < 0 ? this.#seen.at(-1) : this.#seen[next - 1];
    if (!after || !before) return (after ?? before)?.y;
    const part = (time - before.time) / (after.time - before.time);
    return before.y + (after.y - before.y) * part;
  }
}
