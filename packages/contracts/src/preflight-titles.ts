import type { PreflightFinding } from './preflight.ts';
import type { PreflightCode } from './preflight-codes.ts';

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

/** Cases of findings that have a sentence of their own, instead of the one of their code. */
export const preflightVariants = [
  'noCondition',
  'trimBeyondBleed',
  'trimBeyondMedia',
  'bleedBeyondMedia',
  'trimAndArt',
  'marksInBleed',
  'marksCutOff',
  'bleedUnnamed',
  'layerHidden',
  'transparentLogo',
] as const;
export type PreflightVariant = (typeof preflightVariants)[number];

/** The case of a finding (its `variant` param); undefined when it has the usual sentence of its code. */
export function variantOf({
  code,
  severity,
  measured,
  params,
}: Pick<PreflightFinding, 'code' | 'severity' | 'measured' | 'params'>): PreflightVariant | undefined {
  // Only of a logo is it an error, also in reports from before.
  if (code === 'TRANSP') return severity === 'error' ? 'transparentLogo' : undefined;
  if (code === 'COL-OUTPUTINTENT') return NOTHING.includes(measured) ? 'noCondition' : undefined;
  return preflightVariants.find((variant) => variant === params.variant);
}
