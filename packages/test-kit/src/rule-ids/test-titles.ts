const CALL = /\b(?:it|test|describe)(?:\.\w+)*\s*\(/g;

/**
 * The titles of the tests and suites in a source file, read without running it: the first text of
 * `it('…')`, also behind `it.each([…])('…')`.
 */
export function testTitlesOf(source: string): readonly string[] {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const opened = call.index + call[0].length;
    return titleAt(source, opened) ?? titleAt(source, afterTable(source, opened)) ?? [];
  });
}

function titleAt(source: string, from: number): string | undefined {
  const found = /^\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/.exec(source.slice(from, from + 500));
  return found?.[2];
}

/** Where the title's own parenthesis opens, behind the table that `each` is given. */
function afterTable(source: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < source.length && depth > 0; at++) {
    const character = source[at] ?? '';
    if (`'"\``.includes(character)) at = endOfText(source, at);
    if (character === '(') depth++;
    if (character === ')') depth--;
  }
  const opened = /^\s*\(/.exec(source.slice(at, at + 50));
  return opened ? at + opened[0].length : source.length;
}

function endOfText(source: string, from: number): number {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at;
}
