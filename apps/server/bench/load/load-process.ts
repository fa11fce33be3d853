import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadAnswer, LoadRequest } from './load-client.ts';

export interface LoadProcess {
  ask(request: LoadRequest): Promise<LoadAnswer>;
  stop(): void;
}

/** The clients, in a process of their own: what they cost is not the server's. */
export async function startLoad(): Promise<LoadProcess> {
  const child = fork(new URL('./load-client.ts', import.meta.url).pathname, { execArgv: [] });
  process.once('exit', () => child.kill());
  const failed = once(child, 'exit').then(([code]: number[]) => {
    throw new Error(`the load client ended with ${code}`);
  });
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return {
    async ask(request) {
      const answered = once(child, 'message');
      child.send(request);
      const [answer] = (await Promise.race([answered, failed])) as [LoadAnswer];
      return answer;
    },
    stop: () => void child.kill(),
  };
}
