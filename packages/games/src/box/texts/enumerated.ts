interface Joining {
  listed(this: void, parts: { readonly before: string; readonly next: string }): string;
}

interface Labelling extends Joining {
  labelled(this: void, parts: { readonly what: string; readonly items: string }): string;
}

/** Several things, one after the other. */
export function enumerated(things: readonly string[], { listed }: Joining): string {
  return things.reduce((before, next) => listed({ before, next }));
}

/** What they are, and the things themselves; where there are none, only that. */
export function headed(what: string, things: readonly string[], words: Labelling): string {
  return things.length > 0 ? words.labelled({ what, items: enumerated(things, words) }) : what;
}
