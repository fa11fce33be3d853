import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { DrunterTexts } from '../texts/speak.ts';

interface QuestionProps {
  readonly words: DrunterTexts['table']['act'];
  readonly text: string;
  readonly onAnswer: (kind: 'claim' | 'allow') => void;
}

/** DD4.3: asked after every attack, answered with one tap. The clock presses nobody. */
export function Question({ words, text, onAnswer }: QuestionProps): JSX.Element {
  return (
    <div class="drunter-question" role="group" aria-label={text}>
      <svg class="drunter-clock" viewBox="-20 -20 40 40" aria-hidden="true">
        <title>{words.takeYourTime}</title>
        <circle class="clock-face" r="17" />
        <circle class="clock-hand" r="12" pathLength="100" transform="rotate(-90)" />
      </svg>
      <p class="drunter-question-text">{text}</p>
      <Button kind="primary" onClick={() => onAnswer('claim')}>
        {words.claim}
      </Button>
      <Button onClick={() => onAnswer('allow')}>{words.allow}</Button>
    </div>
  );
}
