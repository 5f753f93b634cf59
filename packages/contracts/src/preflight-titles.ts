import type { PreflightCode, PreflightFinding } from './preflight.ts';

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

/** Reports from before say nothing with a dash. */
const NOTHING: readonly (string | null)[] = [null, '–'];

/** Whether a finding is about a file that states no printing condition; it has a sentence of its own. */
export const statesNothing = ({ code, measured }: Pick<PreflightFinding, 'code' | 'measured'>): boolean =>
  code === 'COL-OUTPUTINTENT' && NOTHING.includes(measured);
