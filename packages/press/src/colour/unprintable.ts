import { PressError } from '../press-error.ts';

/** A laid-out page uses something the colour pass does not convert; the templates keep away from it. */
export const unprintable = (what: string): PressError =>
  new PressError('layout', `The layout uses ${what}, which has no clean print colours.`);
