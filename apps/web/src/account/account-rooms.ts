/** Fetched together: they are made of the same parts, and each file more is named in the script of the cupboard. */
export { MailPage } from './MailPage.tsx';
export { SettingsDialog } from './SettingsDialog.tsx';
