import { PressError } from '../press-error.ts';

/** A laid-out page contains something that the colour conversion does not support; the templates avoid it. */
export const unprintable = (what: string): PressError =>
  new PressError('layout', `The layout uses ${what}, which has no clean print colours.`);
