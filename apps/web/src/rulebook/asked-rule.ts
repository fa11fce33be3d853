import { signal } from '@preact/signals';

export interface AskedRule {
  readonly game: string;
  readonly rule: string;
}

/** The rule that is read beside whatever somebody does: nobody has to leave a table for it. */
export const askedRule = signal<AskedRule | undefined>(undefined);

export function closeRule(): void {
  askedRule.value = undefined;
}

/** Where a link to a rule is pressed, it is read on the spot; with a key held down, the rulebook opens as ever. */
export function askOnTheSpot(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[data-rule]') : null;
  const [, game, rule] = /^\/([\w-]+)\/rules#(.+)$/.exec(link?.getAttribute('href') ?? '') ?? [];
  if (!isPlain || game === undefined || rule === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  askedRule.value = { game, rule };
}
