import {
  IconButton,
  pauseIcon,
  playIcon,
  Slider,
  stepBackIcon,
  stepForwardIcon,
  toEndIcon,
  toStartIcon,
} from '@kast/ui';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { ReplayState } from './replay-state.ts';

interface ReplayControlsProps {
  readonly replay: ReplayState;
  readonly count: number;
}

/** A step moves the slider; the buttons stay what they are until an end is reached. */
export function ReplayControls(props: ReplayControlsProps): JSX.Element {
  return (
    <div class="replay-controls">
      <PlySlider {...props} />
      <Steps {...props} />
    </div>
  );
}

function PlySlider({ replay, count }: ReplayControlsProps): JSX.Element {
  const { replay: t } = words();
  const ply = replay.ply.value;
  return (
    <Slider
      label={t.slider}
      labelUnseen
      min={0}
      max={count}
      value={ply}
      valueText={ply === 0 ? t.atStart : t.at({ ply, count })}
      onInput={(next) => replay.goTo(next)}
    />
  );
}

function Steps({ replay, count }: ReplayControlsProps): JSX.Element {
  const { replay: t } = words();
  const isPlaying = replay.isPlaying.value;
  const isAtStart = useComputed(() => replay.ply.value === 0);
  const isAtEnd = useComputed(() => replay.ply.value === count);
  const step = (by: number) => () => replay.goTo(replay.ply.peek() + by);
  return (
    <div class="replay-buttons">
      <IconButton
        icon={toStartIcon}
        label={t.toStart}
        disabled={isAtStart.value}
        onClick={() => replay.goTo(0)}
      />
      <IconButton
        icon={stepBackIcon}
        label={t.stepBack}
        disabled={isAtStart.value}
        onClick={step(-1)}
      />
      <IconButton
        kind="primary"
        icon={isPlaying ? pauseIcon : playIcon}
        label={isPlaying ? t.pause : t.play}
        onClick={() => (isPlaying ? replay.stop() : replay.play())}
      />
      <IconButton
        icon={stepForwardIcon}
        label={t.stepForward}
        disabled={isAtEnd.value}
        onClick={step(1)}
      />
      <IconButton
        icon={toEndIcon}
        label={t.toEnd}
        disabled={isAtEnd.value}
        onClick={() => replay.goTo(count)}
      />
    </div>
  );
}
