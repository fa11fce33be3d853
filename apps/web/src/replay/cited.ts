/**
 * What stands in somebody's file or link, cited in a sentence of ours: so much that one knows it again, and
 * nothing that hides in the text or turns it around.
 */
export function cited(text: string): string {
  const letters = Array.from(text.slice(0, 4 * LONGEST).replaceAll(UNSEEN, '�'));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

/** A toss by hand is the longest that a move can be. */
const LONGEST = 80;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
