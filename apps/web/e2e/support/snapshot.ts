import type { Outcome } from '@kast/kernel';
import type { Page } from '@playwright/test';

/** What the server tells a browser of the match that it looks at; the view is the game's own. */
export interface Told<View> {
  readonly you?: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly unknown[];
  readonly standing: {
    readonly ply: number;
    readonly toDecide: readonly number[];
    readonly view: View;
    readonly outcome?: Outcome;
  };
  readonly log: readonly { readonly by: number | string; readonly move: string }[];
  readonly happened: readonly (readonly { readonly kind: string }[])[];
}

export async function toldTo<View>(page: Page): Promise<Told<View>> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/matches/${id}`);
  return (await answer.json()) as Told<View>;
}
