import type { ChatLine } from '@kast/protocol/client';

/** Each line once and in order; of two tellings of it the later one, and what is gone stays gone. */
export function mergeLines(
  known: readonly ChatLine[],
  told: readonly ChatLine[],
): readonly ChatLine[] {
  const lines = new Map(known.map((line) => [line.number, line]));
  for (const line of told) {
    const before = lines.get(line.number);
    if (before && before.version > line.version) continue;
    // An event tells everybody the same; who is not read is only told with a page.
    lines.set(line.number, before?.muted ? muted(line) : line);
  }
  return [...lines.values()].toSorted((one, other) => one.number - other.number);
}

/** Without what this author said. */
export function withMuted(lines: readonly ChatLine[], author: string): readonly ChatLine[] {
  return lines.map((line) => (line.author === author ? muted(line) : line));
}

function muted({ phrase: _phrase, text: _text, ...line }: ChatLine): ChatLine {
  return { ...line, muted: true };
}
