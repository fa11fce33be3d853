/** The browser's own: back, and to the top of the page. */
export function isBrowserKey({
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'metaKey'>): boolean {
  return altKey || metaKey;
}
