import type { TokenInfo, TokenMade } from '@kast/protocol/client';
import { connectToTokens } from '@kast/protocol/token-client';
import { binIcon, Button, copyIcon, Form, IconButton, SignalField, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { withProof } from '../account/proof.ts';
import { ProofDialog } from '../account/ProofDialog.tsx';
import { copy } from '../device/share.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { locale, words } from '../i18n/language.ts';
import type { TokenTexts } from './token-texts.ts';
import './tokens.css';

const tokens = connectToTokens();

interface TokensProps {
  readonly texts: TokenTexts;
}

/** Tokens of one's own, in the settings: made, shown once, listed and revoked. */
export function TokensPart({ texts }: TokensProps): JSX.Element {
  const kept = useSignal<readonly TokenInfo[]>([]);
  const made = useSignal<TokenMade | undefined>(undefined);
  const name = useSignal('');
  const look = async () => {
    const list = await tokens.list();
    if (list.ok) kept.value = list.value.tokens;
  };
  useEffect(() => {
    void look();
  }, []);
  const make = async () => {
    const answer = await withProof(() => tokens.make(name.value));
    if (!answer) return;
    if (answer.ok) {
      made.value = answer.value;
      name.value = '';
    } else toast(failureText(words().faults, answer.error));
    await look();
  };
  const revoke = async ({ id }: TokenInfo) => {
    const answer = await tokens.revoke(id);
    if (!answer.ok) toast(failureText(words().faults, answer.error));
    if (made.value?.id === id) made.value = undefined;
    await look();
  };
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <details class="tokens">
      <summary>{texts.title}</summary>
      <p class="field-hint">{texts.intro}</p>
      {made.value && <Made texts={texts} made={made.value} />}
      <ul class="tokens-list">
        {kept.value.map((one) => (
          <li key={one.id}>
            <span>{one.name}</span>
            <span class="field-hint">{date.format(one.madeAt)}</span>
            <IconButton
              icon={binIcon}
              label={texts.revoke({ name: one.name })}
              onClick={() => revoke(one)}
            />
          </li>
        ))}
      </ul>
      <Form class="tokens-form" onSubmit={make}>
        <SignalField
          of={name}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" disabled={name.value.trim() === ''}>
          {texts.make}
        </Button>
      </Form>
      <ProofDialog />
    </details>
  );
}

interface MadeProps extends TokensProps {
  readonly made: TokenMade;
}

function Made({ texts, made }: MadeProps): JSX.Element {
  const { page } = words();
  const id = useId();
  return (
    <div class="field" role="status">
      <label class="field-label" for={id}>
        {texts.token({ name: made.name })}
      </label>
      <input
        id={id}
        class="field-input"
        readOnly
        value={made.token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="field-hint">{texts.once}</p>
      <Button
        icon={copyIcon}
        onClick={async () => toast((await copy(made.token)) ? page.copied : page.copyFailed)}
      >
        {texts.copy}
      </Button>
    </div>
  );
}
