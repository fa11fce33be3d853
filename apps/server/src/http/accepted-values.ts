/**
 * What a header like `accept-language` names, by preference: `de-CH;q=0.8, en` is `en`, then `de-CH`. What is
 * refused (`q=0`) is left out. Whatever is too long was written by no browser.
 */
export function acceptedValues(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      return { value: value.toLowerCase(), quality: qualityIn(parameters) };
    })
    .filter(({ value, quality }) => value !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ value }) => value);
}

const LONGEST = 200;

function qualityIn(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
}
