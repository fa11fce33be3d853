import type { Outcome } from '@kast/kernel';
import type { ClockInfo } from '@kast/protocol/client';
import type { Page } from '@playwright/test';

export interface ToldHistory {
  readonly from: number;
  readonly plies: readonly {
    readonly entry: { readonly by: number | string; readonly move: string };
    readonly events: readonly { readonly kind: string }[];
  }[];
}

/** What the server tells a browser of the match that it looks at; the view is the game's own. */
export interface Told<View> {
  readonly you?: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly unknown[];
  readonly standing: {
    readonly ply: number;
    /** What a decision answers. */
    readonly question: number;
    readonly toDecide: readonly number[];
    readonly view: View;
    readonly outcome?: Outcome;
  };
  readonly memory?: unknown;
  readonly clock?: ClockInfo;
  readonly history: ToldHistory;
}

export async function toldTo<View>(page: Page): Promise<Told<View>> {
  const answer = await page.request.get(`/api/matches/${matchOn(page)}`);
  return (await answer.json()) as Told<View>;
}

/** The kinds of everything that happened in the match, read page by page. */
export async function kindsToldTo(page: Page): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  let { history } = await toldTo(page);
  for (;;) {
    for (const { events } of history.plies) for (const { kind } of events) kinds.add(kind);
    if (history.from === 0) return kinds;
    const address = `/api/matches/${matchOn(page)}/history?before=${history.from}`;
    history = (await (await page.request.get(address)).json()) as ToldHistory;
  }
}

export function matchOn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
