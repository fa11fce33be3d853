import type { Messages } from '../nl/index.ts';

export const account: Messages['account'] = {
  title: 'Settings',
  name: 'Your name',
  nameHint: 'How others see you at the table. No need: as a guest you play just as well.',
  nameSave: 'Save',
  nameSaved: 'Name saved',
  language: 'Language',
  languages: { nl: 'Nederlands', en: 'English' },
  theme: 'Light',
  themes: { system: 'Like the device', light: 'Day', dark: 'Evening' },
  sound: 'Sound',
  soundHint: 'Short wooden clicks with the moves',
  pace: 'Pace at the table',
  paces: { calm: 'Calm', brisk: 'Brisk', 'at-once': 'At once' },
  motion: 'Less motion',
  motionHint: 'Pieces jump instead of sliding',
};
