import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer, TOYS } from '../testing.ts';
import { documentOnce } from './openapi-examples.ts';

interface Body {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: object; readonly example?: unknown };
  };
}

interface Operation {
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ boxes: TOYS });
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  it('has an example of every body, which its schema allows', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    const { paths } = (await response.json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    const problems: string[] = [];
    let compared = 0;
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody, responses = {} }] of Object.entries(operations)) {
        const bodies = [['asks', requestBody] as const, ...Object.entries(responses)];
        for (const [where, body] of bodies) {
          const json = body?.content?.['application/json'];
          if (!json) continue;
          compared++;
          const isRight = json.example !== undefined && Compile(json.schema).Check(json.example);
          if (!isRight)
            problems.push(`${method} ${path}, ${where}: ${JSON.stringify(json.example)}`);
        }
      }
    }
    expect(problems).toEqual([]);
    expect(compared).toBeGreaterThan(80);
  });

  it('is made once, whoever asks for it how often', () => {
    const make = vi.fn(() => ({ paths: {} }));
    const document = documentOnce(make);
    expect(make).not.toHaveBeenCalled();
    expect([document(), document()]).toEqual(['{"paths":{}}', '{"paths":{}}']);
    expect(make).toHaveBeenCalledOnce();
  });
});
