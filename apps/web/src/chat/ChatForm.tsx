import { LONGEST_CHAT } from '@kast/protocol/client';
import { Button, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import type { Words } from './chat-state.ts';
import type { ChatTexts } from './chat-texts.ts';

interface ChatFormProps {
  readonly texts: ChatTexts;
  /** False where it should be tried again as it is. */
  readonly onSay: (words: Words) => Promise<boolean>;
}

export function ChatForm({ texts, onSay }: ChatFormProps): JSX.Element {
  const text = useSignal('');
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const said = text.peek();
    if (said.trim() === '') return;
    text.value = '';
    // Whoever has begun the next one meanwhile goes on with that.
    if (!(await onSay({ text: said })) && text.peek() === '') text.value = said;
  };
  return (
    <form class="chat-form" onSubmit={submit}>
      <SignalField
        of={text}
        label={texts.message}
        placeholder={texts.message}
        maxLength={LONGEST_CHAT}
        autoComplete="off"
      />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
