import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Whether a media query holds now; asks again when the window changes. */
export function useMedia(query: string): boolean {
  const holds = useSignal(matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => {
      holds.value = media.matches;
    };
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return holds.value;
}
