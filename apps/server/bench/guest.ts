import { Agent, type IncomingMessage, request } from 'node:http';

/** A client that costs next to nothing: one connection for acts, and streams. */
export class Guest {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';

  constructor(origin: URL) {
    this.#origin = origin;
  }

  post<Value>(path: string, body: unknown): Promise<Value> {
    return this.#ask('POST', path, JSON.stringify(body));
  }

  get<Value>(path: string): Promise<Value> {
    return this.#ask('GET', path);
  }

  /** Hears of every event of a stream; resolves when it is open. */
  async follow(path: string, ply: number, onEvent: (event: string) => void): Promise<() => void> {
    const headers = { cookie: this.#cookie, 'last-event-id': ply };
    const asked = request(new URL(path, this.#origin), { headers, agent: false });
    const opened = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    asked.end();
    const response = await opened;
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      events.forEach(onEvent);
    });
    response.on('error', () => undefined);
    return () => asked.destroy();
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask<Value>(method: string, path: string, body?: string): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const url = new URL(path, this.#origin);
    const asked = request(url, { method, headers, agent: this.#agent }, (response) => {
      const [cookie] = response.headers['set-cookie'] ?? [];
      if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) {
          resolve(JSON.parse(text) as Value);
        } else reject(new Error(`${method} ${path}: ${text}`));
      });
    });
    asked.once('error', reject).end(body);
    return promise;
  }
}
