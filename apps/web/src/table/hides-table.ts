/** Would what grows up out of its place lie over anything that is drawn on the board, or over who sits where? */
export function hidesTable(grown: HTMLElement): boolean {
  const place = grown.parentElement?.getBoundingClientRect();
  if (!place) return false;
  // As high as it will be, wherever it is while it comes.
  const top = place.bottom - grown.offsetHeight;
  return [...document.querySelectorAll(DRAWN)].some((drawn) => {
    const { left, right, bottom } = drawn.getBoundingClientRect();
    return bottom > top + SLACK && right > place.left && left < place.right;
  });
}

/** Pictures, what holds several of them, and who sits where: upon bare ground and words it may lie. */
const DRAWN = '.board-space :is(svg, [role="grid"]), .chip';
/** Browsers lay out in fractions of a pixel. */
const SLACK = 1;
