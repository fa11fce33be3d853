import { Button, Select, SignalField, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { Fetching } from '../page/Page.tsx';
import type { ModerationPart } from './moderation-part.ts';
import { dateWords, playerName } from './moderation-texts.ts';

/** Who and which names are blocked. */
export function BlocksPart(props: ModerationPart): JSX.Element {
  const { texts, calls, round, perform } = props;
  const loaded = useLoaded(() => calls.blocks(), [round]);
  if (loaded.status !== 'here' || !loaded.value.ok) {
    return <Fetching failed={loaded.status !== 'loading'} />;
  }
  const { players, names } = loaded.value.value;
  return (
    <>
      <h2>{texts.players}</h2>
      {players.length === 0 && <p>{texts.noPlayers}</p>}
      <ul class="moderation-lines">
        {players.map((block) => (
          <li key={block.player}>
            <bdi>{playerName(texts, block)}</bdi>:{' '}
            {block.until === undefined
              ? texts.blockedForGood
              : texts.blockedUntil({ date: dateWords(block.until) })}{' '}
            ({block.why}){' '}
            <Button
              size="small"
              onClick={() =>
                void perform({
                  act: 'unblock-player',
                  player: block.player,
                  why: texts.act.unblock,
                })
              }
            >
              {texts.act.unblock}
            </Button>
          </li>
        ))}
      </ul>
      <h2>{texts.names}</h2>
      {names.length === 0 && <p>{texts.noNames}</p>}
      <ul class="moderation-lines">
        {names.map(({ name, kind }) => (
          <li key={`${kind} ${name}`}>
            <bdi>{name}</bdi> ({texts.kind[kind]}){' '}
            <Button
              size="small"
              onClick={() =>
                void perform({ act: 'unblock-name', name, kind, why: texts.act.unblockName })
              }
            >
              {texts.act.unblockName}
            </Button>
          </li>
        ))}
      </ul>
      <NameForm {...props} />
    </>
  );
}

function NameForm({ texts, perform }: ModerationPart): JSX.Element {
  const name = useSignal('');
  const why = useSignal('');
  const kind = useSignal<'exact' | 'word'>('word');
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (name.value.trim() === '') return;
    const blocked = { name: name.value.trim(), kind: kind.value, why: why.value };
    if (await perform({ act: 'block-name', ...blocked })) name.value = '';
  };
  return (
    <form class="moderation-form" onSubmit={submit}>
      <SignalField of={name} label={texts.name} maxLength={80} autoComplete="off" />
      <Select
        label={texts.kindLabel}
        value={kind.value}
        choices={(['word', 'exact'] as const).map((value) => ({ value, label: texts.kind[value] }))}
        onChange={(value) => {
          kind.value = value;
        }}
      />
      <SignalField of={why} label={texts.why} maxLength={300} />
      <Button type="submit">{texts.act.blockName}</Button>
    </form>
  );
}
