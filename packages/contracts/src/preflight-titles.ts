import type { PreflightCode } from './preflight.ts';

const BETWEEN = ', ';

/** What a finding about several rules names, to be kept in its `names`. */
export const namesOfCodes = (codes: readonly PreflightCode[]): string => codes.join(BETWEEN);

/** The same in words. @param titles of a language @param names as kept; what is no code stays as it is */
export const titlesOfCodes = (titles: Record<PreflightCode, string>, names: string): string =>
  names
    .split(BETWEEN)
    .map((name) => (titles as Record<string, string>)[name] ?? name)
    .join(BETWEEN);
