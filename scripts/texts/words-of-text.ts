/** A line break is a space, an empty line begins a new paragraph. */
export function flowing(text: string): string {
  return text.replaceAll(/[ \t]*\n([ \t]*\n)*[ \t]*/g, (breaks) =>
    breaks.split('\n').length > 2 ? '\n\n' : ' ',
  );
}

/** With the closing quotes of every language, also those that stand apart. */
const END_OF_SENTENCE = /[.!?…][\s"”“»«’)]*$/;

export function endsSentence(text: string): boolean {
  return END_OF_SENTENCE.test(text);
}
