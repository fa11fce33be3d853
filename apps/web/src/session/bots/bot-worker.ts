import { answer } from './answer.ts';
import type { Question } from './thinker.ts';

interface Asked {
  readonly number: number;
  readonly question: Question;
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void reply(data);
});

async function reply({ number, question }: Asked): Promise<void> {
  try {
    self.postMessage({ number, choice: await answer(question) }, {});
  } catch (error) {
    self.postMessage({ number, failure: String(error) }, {});
  }
}
