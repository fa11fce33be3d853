import type { Page } from '@playwright/test';

/** What the server tells this browser of the match that it looks at. */
export async function snapshotFor(page: Page): Promise<unknown> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/matches/${id}`);
  return answer.json();
}
