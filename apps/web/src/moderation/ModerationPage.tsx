import type { ModerationAct } from '@kast/protocol/client';
import { moderationCallsTo } from '@kast/protocol/moderation-client';
import { Button, Tabs, SignalField, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { ChatTexts } from '../chat/chat-texts.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { Fetching, Page } from '../page/Page.tsx';
import { AuditLogPart } from './AuditLogPart.tsx';
import { BlocksPart } from './BlocksPart.tsx';
import type { ModerationPart } from './moderation-part.ts';
import { type ModerationTexts, useModerationTexts } from './moderation-texts.ts';
import { ReportsPart } from './ReportsPart.tsx';
import './moderation.css';

/** `/moderation`: for who runs the server. */
export function ModerationPage(): JSX.Element {
  const loaded = useModerationTexts();
  if (loaded.status !== 'here') return <Fetching failed={loaded.status === 'failed'} />;
  return <Moderation texts={loaded.value.texts} chat={loaded.value.chat} />;
}

interface ModerationProps {
  readonly texts: ModerationTexts;
  readonly chat: ChatTexts;
}

type Part = 'reports' | 'blocks' | 'log';
const PARTS: readonly Part[] = ['reports', 'blocks', 'log'];

function Moderation({ texts, chat }: ModerationProps): JSX.Element {
  const calls = useMemo(() => moderationCallsTo(), []);
  const isModerator = useSignal<boolean | undefined>(undefined);
  const part = useSignal<Part>('reports');
  const round = useSignal(0);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      isModerator.value = (await calls.blocks()).ok;
    };
    void ask();
  }, []);
  const perform = async (act: ModerationAct): Promise<boolean> => {
    if (act.why.trim() === '') {
      toast(texts.whyMissing);
      return false;
    }
    const answer = await calls.act(act);
    toast(answer.ok ? texts.done : failureText(words().faults, answer.error));
    round.value += 1;
    return answer.ok;
  };
  const given: ModerationPart = { texts, chat, calls, round: round.value, perform };
  return (
    <Page title={texts.title} room="moderation">
      <article class="moderation paper lying">
        <h1>{texts.title}</h1>
        {isModerator.value === false && (
          <SecretForm
            texts={texts}
            onSecret={async (secret) => {
              const answer = await calls.becomeModerator(secret);
              if (answer.ok) isModerator.value = true;
              else toast(texts.wrong);
            }}
          />
        )}
        {isModerator.value && (
          <Tabs
            label={texts.parts}
            tabs={PARTS.map((id) => ({ id, label: texts.part[id] }))}
            selected={part.value}
            onSelect={(id) => {
              part.value = id;
            }}
          >
            {part.value === 'reports' && <ReportsPart {...given} />}
            {part.value === 'blocks' && <BlocksPart {...given} />}
            {part.value === 'log' && <AuditLogPart {...given} />}
          </Tabs>
        )}
      </article>
    </Page>
  );
}

interface SecretFormProps {
  readonly texts: ModerationTexts;
  readonly onSecret: (secret: string) => Promise<void>;
}

function SecretForm({ texts, onSecret }: SecretFormProps): JSX.Element {
  const secret = useSignal('');
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSecret(secret.value);
  };
  return (
    <form class="moderation-form" onSubmit={submit}>
      <p>{texts.enter}</p>
      <SignalField of={secret} label={texts.secret} autoComplete="off" />
      <Button type="submit" kind="primary">
        {texts.secretSend}
      </Button>
    </form>
  );
}
