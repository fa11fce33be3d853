import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * One connection that is kept alive, with HTTP written and read by hand: a client library would cost more
 * than the server that it is to measure. One request at a time.
 */
export class RawHttp {
  readonly #socket: Socket;
  readonly #host: string;
  #cookie = '';
  #unread = '';
  #onAnswer: ((answer: Answer) => void) | undefined;

  constructor({ hostname, port, host }: URL) {
    this.#host = host;
    this.#socket = connect(Number(port), hostname).setNoDelay();
    this.#socket.setEncoding('latin1').on('data', (text: string) => this.#read(text));
    this.#socket.on('error', (reason) => {
      throw new Error('a connection of the load client broke', { cause: reason });
    });
    this.#socket.on('end', () => {
      throw new Error('the server has closed a connection of the load client');
    });
  }

  /** What is sent with every request to this path, put together once. */
  headOf(method: 'GET' | 'POST', path: string, lastEventId?: number): string {
    const seen = lastEventId === undefined ? '' : `last-event-id: ${lastEventId}\r\n`;
    const cookie = this.#cookie === '' ? '' : `cookie: ${this.#cookie}\r\n`;
    return `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${cookie}${seen}`;
  }

  post(head: string, body: string, onAnswer: (answer: Answer) => void): void {
    this.#onAnswer = onAnswer;
    const type = 'content-type: application/json\r\n';
    this.#socket.write(`${head}${type}content-length: ${body.length}\r\n\r\n${body}`, 'latin1');
  }

  /** Its JSON; anything but a good answer is thrown. */
  ask<Value>(path: string, body: unknown): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.post(this.headOf('POST', path), JSON.stringify(body), (answer) => {
      const cookie = /^set-cookie: ([^;\r]+)/im.exec(answer.head)?.[1];
      if (cookie !== undefined) this.#cookie = cookie;
      if (answer.status < 300) resolve(JSON.parse(answer.body) as Value);
      else reject(new Error(`${path}: ${answer.status} ${answer.body}`));
    });
    return promise;
  }

  /** From now on everything that comes is given on as it comes. */
  follow(path: string, ply: number, onText: (text: string) => void): void {
    this.#socket.removeAllListeners('data').on('data', onText);
    this.#socket.write(`${this.headOf('GET', path, ply)}\r\n`, 'latin1');
  }

  /** For a second connection of the same guest. */
  get cookie(): string {
    return this.#cookie;
  }

  set cookie(cookie: string) {
    this.#cookie = cookie;
  }

  close(): void {
    this.#socket.removeAllListeners('end').removeAllListeners('error');
    this.#socket.on('error', () => undefined);
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#unread = this.#unread === '' ? text : this.#unread + text;
    const headEnd = this.#unread.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const lengthAt = this.#unread.indexOf('ontent-length: ');
    const length = Number.parseInt(this.#unread.slice(lengthAt + 15, lengthAt + 25), 10);
    if (this.#unread.length < headEnd + 4 + length) return;
    const answer = {
      status: Number(this.#unread.slice(9, 12)),
      head: this.#unread.slice(0, headEnd),
      body: this.#unread.slice(headEnd + 4),
    };
    this.#unread = '';
    this.#onAnswer?.(answer);
  }
}
