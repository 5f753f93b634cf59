import type { leave as german } from '../de/wine-leave.ts';

export const leave: typeof german = {
  title: 'Take the wine off the page?',
  text: 'Without this price, “{{wine}}” would appear without any at position {{pages}} of the catalogue. It will be taken off that page; the wine itself is kept.',
  confirm: 'Save and take off',
};
