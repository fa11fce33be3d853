import { toast } from '@kast/ui';
import { useEffect } from 'preact/hooks';
import { forgetArrival } from '../account/arrival-flag.ts';
import { client } from '../device/client.ts';
import { type HomeTexts, useHomeTexts } from './home-texts.ts';

/** The page began anew when somebody signed in: it says who they are now. */
export function Arrival(): null {
  const texts = useHomeTexts();
  const t = texts.status === 'here' ? texts.value : undefined;
  useEffect(() => {
    if (t) void sayWho(t);
  }, [t]);
  return null;
}

async function sayWho(t: HomeTexts): Promise<void> {
  const me = await client.me();
  if (!me.ok) return;
  forgetArrival();
  const { isSignedIn, name } = me.value;
  if (isSignedIn) toast(name === undefined ? t.signedIn : t.signedInAs({ name }));
}
