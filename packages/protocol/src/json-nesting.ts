/** Far beyond anything that is ever sent; far below what validating or cloning recurses into safely. */
export const DEEPEST_JSON = 32;

/** One walk over the text, whatever it is: whether it is JSON at all is for the parser to say. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') isInText = !isInText;
    else if (isInText && letter === '\\') at++;
    else if (isInText) continue;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}
