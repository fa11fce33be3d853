/** Holds a thread where a test wants it; shared between both. */
export type Gate = Int32Array<SharedArrayBuffer>;

const REACHED = 0;
const OPEN = 1;

export function newGate(): Gate {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** In the test: until the thread has come to the gate. */
export async function untilReached(gate: Gate): Promise<void> {
  await Atomics.waitAsync(gate, REACHED, 0).value;
}

/** In the test: lets the thread go on. */
export function openGate(gate: Gate): void {
  Atomics.store(gate, OPEN, 1);
  Atomics.notify(gate, OPEN);
}

/** In the thread: says that it is here. */
export function reach(gate: Gate): void {
  Atomics.store(gate, REACHED, 1);
  Atomics.notify(gate, REACHED);
}

/** In the thread: stands still until the gate is opened. */
export function passThrough(gate: Gate): void {
  reach(gate);
  Atomics.wait(gate, OPEN, 0);
}
