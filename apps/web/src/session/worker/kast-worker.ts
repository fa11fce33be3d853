import { perform } from './perform.ts';
import type { Answered, Asked } from './task.ts';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void reply(data);
});

async function reply({ number, task }: Asked): Promise<void> {
  const answered = await perform(task).then(
    (answer): Answered => ({ number, answer }),
    (error: unknown): Answered => ({ number, failure: String(error) }),
  );
  self.postMessage(answered, {});
}
