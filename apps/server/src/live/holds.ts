/** How many hold on to something, for whatever reason. */
export class Holds {
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** One more, until the function that this gives is called. */
  add(): () => void {
    let isHeld = true;
    this.#count++;
    return () => {
      if (isHeld) this.#count--;
      isHeld = false;
    };
  }
}
