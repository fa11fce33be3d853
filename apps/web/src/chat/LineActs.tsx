import type { ReportReason } from '@kast/protocol/client';
import { Button, flagIcon, mutedIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChatTexts } from './chat-texts.ts';

interface LineActsProps {
  readonly texts: ChatTexts;
  readonly onMute: () => Promise<void>;
  readonly onReport: (reason: ReportReason) => Promise<void>;
}

const REASONS: readonly ReportReason[] = ['insult', 'threat', 'spam', 'cheating', 'other'];

/** What can be done about a line of somebody else. */
export function LineActs({ texts, onMute, onReport }: LineActsProps): JSX.Element {
  const isReporting = useSignal(false);
  const place = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  // What can be chosen may lie below what is in sight.
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [isReporting.value]);
  if (!isReporting.value) {
    return (
      <div ref={place} class="chat-acts">
        <Button size="small" icon={mutedIcon} onClick={() => void onMute()}>
          {texts.mute}
        </Button>
        <Button
          size="small"
          icon={flagIcon}
          onClick={() => {
            isReporting.value = true;
          }}
        >
          {texts.report}
        </Button>
      </div>
    );
  }
  return (
    <fieldset ref={place} class="chat-acts">
      <legend>{texts.reportWhy}</legend>
      {REASONS.map((reason) => (
        <Button key={reason} size="small" onClick={() => void onReport(reason)}>
          {texts.reason[reason]}
        </Button>
      ))}
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          isReporting.value = false;
        }}
      >
        {texts.cancel}
      </Button>
    </fieldset>
  );
}
