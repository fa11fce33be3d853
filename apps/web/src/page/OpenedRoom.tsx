import { useLoaded } from '@kast/ui';
import type { ComponentType, JSX } from 'preact';
import { Fetching } from './Page.tsx';

export type OpenRoom = () => Promise<ComponentType>;

/** A room behind another one: the cupboard knows of the first alone. */
export function OpenedRoom({ open }: { readonly open: OpenRoom }): JSX.Element {
  const opened = useLoaded(async () => ({ Found: await open() }), []);
  if (opened.status !== 'here') return <Fetching failed={opened.status === 'failed'} />;
  const { Found } = opened.value;
  return <Found />;
}
