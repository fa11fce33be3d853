let isFirst = true;

/**
 * The `ref` of every page's content. Who goes by keyboard or ear goes on from the new page, not from
 * where the old link was; only the first page is entered from its top.
 */
export function arrive(content: HTMLElement | null): void {
  if (!content) return;
  if (!isFirst) content.focus({ preventScroll: true });
  isFirst = false;
}
