export { announce } from './announce.ts';
export { Button, ButtonLink, type ButtonLook } from './controls/Button.tsx';
export { Chip, type ChipProps } from './controls/Chip.tsx';
export { Dialog, type DialogProps, Sheet } from './controls/Dialog.tsx';
export { IconButton } from './controls/IconButton.tsx';
export { ProgressDots, type ProgressDotsProps } from './controls/ProgressDots.tsx';
export { type Segment, SegmentedControl } from './controls/SegmentedControl.tsx';
export { Select } from './controls/Select.tsx';
export { Slider } from './controls/Slider.tsx';
export { Slip, type SlipProps } from './controls/Slip.tsx';
export { Tabs } from './controls/Tabs.tsx';
export { TextField } from './controls/TextField.tsx';
export { Toaster, toast } from './controls/Toaster.tsx';
export { Toggle } from './controls/Toggle.tsx';
export { type DragHandlers, followDrag } from './drag.ts';
export { BoardGrid, type BoardGridProps } from './grid/BoardGrid.tsx';
export type { GridRows } from './grid/roving.ts';
export { type Act, answerTo, type Choices, EMPTY_HAND } from './hand/hand.ts';
export { type HandOnBoard, useHand } from './hand/use-hand.ts';
export { Icon } from './icons/Icon.tsx';
export * from './icons/icons.ts';
export {
  dropOnto,
  hopAlong,
  liftOff,
  type Offset,
  peekUnder,
  reducedMotion,
  setStill,
  shake,
  slideFrom,
  tumbleFrom,
  turnOver,
} from './motion.ts';
export { playSound, type SoundName, setSoundOn } from './sound.ts';
export type * from './table-props.ts';
export * from './textures/TexturePattern.tsx';
export { setTheme, type Theme } from './theme.ts';
