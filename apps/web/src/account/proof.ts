import type { Answer } from '@kast/protocol/client';
import { signal } from '@preact/signals';

/** Somebody is asked to show again who they are; told whether they did. */
export const proofAsked = signal<((isProved: boolean) => void) | undefined>(undefined);

/** What is only done for who has lately shown who they are: asked for where it is missing, and then done. */
export async function withProof<Value>(
  act: () => Promise<Answer<Value>>,
): Promise<Answer<Value> | undefined> {
  const answer = await act();
  if (answer.ok || answer.error.code !== 'proof-needed') return answer;
  return (await askForProof()) ? act() : undefined;
}

function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    proofAsked.value?.(false);
    proofAsked.value = (isProved) => {
      proofAsked.value = undefined;
      resolve(isProved);
    };
  });
}
