import type { leave as german } from '../de/wine-leave.ts';

export const leave: typeof german = {
  title: 'Take the wine off the page?',
  text: 'Without this price, “{{wine}}” would stand at position {{pages}} of the catalogue without one. It will be taken off there; the wine itself stays.',
  confirm: 'Save and take off',
};
