import { Button, shareIcon, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { handOn } from '../device/share.ts';
import { matchPicture, type PictureWords } from './match-picture.ts';
import type { StoryTexts } from './story-texts.ts';

interface SharePictureProps {
  readonly texts: StoryTexts;
  readonly words: PictureWords;
  /** The board as it ended, on the page. */
  readonly board: () => Promise<HTMLElement | null>;
  readonly name: string;
}

/** By the device's own way of sharing, or as a file. */
export function SharePicture({ texts, words, board, name }: SharePictureProps): JSX.Element {
  const isDrawing = useSignal(false);
  const draw = async () => {
    isDrawing.value = true;
    try {
      const element = await board();
      if (!element) throw new Error('no board');
      const blob = await matchPicture(element, words);
      const ending = blob.type === 'image/png' ? 'png' : 'svg';
      const file = new File([blob], `${name}.${ending}`, { type: blob.type });
      if ((await handOn(file)) === 'saved') toast(texts.pictureSaved);
    } catch (error) {
      reportError(error);
      toast(texts.pictureFailed);
    }
    isDrawing.value = false;
  };
  return (
    <Button icon={shareIcon} disabled={isDrawing.value} onClick={draw}>
      {texts.picture}
    </Button>
  );
}
