import { useLayoutEffect } from 'preact/hooks';

/** A file that is dropped anywhere on the page. Another way, never the only one. */
export function useDroppedFile(take: (file: File | undefined) => Promise<void>): void {
  useLayoutEffect(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
}
