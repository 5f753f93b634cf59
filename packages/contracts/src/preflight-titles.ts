import type { PreflightCode } from './preflight.ts';

const BETWEEN = ', ';

/** The rules of a finding about several of them, to be stored in its `names`. */
export const namesOfCodes = (codes: readonly PreflightCode[]): string => codes.join(BETWEEN);

/**
 * The same as text. @param titles of a language @param names as stored; anything but a code is not translated
 */
export const titlesOfCodes = (titles: Record<PreflightCode, string>, names: string): string =>
  names
    .split(BETWEEN)
    .map((name) => (titles as Record<string, string>)[name] ?? name)
    .join(BETWEEN);
