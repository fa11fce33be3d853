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
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { ReplayState } from './replay-state.ts';

interface ReplayControlsProps {
  readonly replay: ReplayState;
  readonly count: number;
}

export function ReplayControls({ replay, count }: ReplayControlsProps): JSX.Element {
  const { replay: t } = words();
  const ply = replay.ply.value;
  const isPlaying = replay.isPlaying.value;
  return (
    <div class="replay-controls">
      <Slider
        label={t.slider}
        labelUnseen
        min={0}
        max={count}
        value={ply}
        valueText={ply === 0 ? t.atStart : t.at({ ply, count })}
        onInput={(next) => replay.goTo(next)}
      />
      <div class="replay-buttons">
        <IconButton
          icon={toStartIcon}
          label={t.toStart}
          disabled={ply === 0}
          onClick={() => replay.goTo(0)}
        />
        <IconButton
          icon={stepBackIcon}
          label={t.stepBack}
          disabled={ply === 0}
          onClick={() => replay.goTo(ply - 1)}
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
          disabled={ply === count}
          onClick={() => replay.goTo(ply + 1)}
        />
        <IconButton
          icon={toEndIcon}
          label={t.toEnd}
          disabled={ply === count}
          onClick={() => replay.goTo(count)}
        />
      </div>
    </div>
  );
}
