import type { NewMatch } from '@kast/protocol/client';
import { expect, type Page } from './test.ts';

/** A table of Tablut on the server, at which both of them sit; gives the id of its match. */
export async function tableForTwo(
  light: Page,
  dark: Page,
  wish: Partial<NewMatch> = {},
): Promise<string> {
  const made = await light.request.post('/api/matches', {
    data: {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watchers: 'link',
      ...wish,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id, invites } = (await made.json()) as {
    readonly id: string;
    readonly invites: readonly { readonly token: string }[];
  };
  const claimed = { data: { token: invites[0]?.token } };
  const seated = await dark.request.post(`/api/matches/${id}/seats`, claimed);
  expect(seated.ok(), await seated.text()).toBe(true);
  return id;
}
