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

/** The names of two findings as one list, each once; nothing where they have none. */
export function namesTogether(...lists: (string | number | undefined)[]): { names?: string } {
  const names = lists.flatMap((list) => (list === undefined ? [] : String(list).split(BETWEEN)));
  return names.length > 0 ? { names: [...new Set(names)].join(BETWEEN) } : {};
}

/** Reports from before say nothing with a dash. */
const NOTHING: readonly (string | null)[] = [null, '–'];

/** Cases of findings that have a sentence of their own, instead of the one of their code. */
export const preflightVariants = [
  'noCondition',
  'trimBeyondBleed',
  'trimBeyondMedia',
  'bleedBeyondMedia',
  'trimAndArt',
  'textCut',
  'marksInBleed',
  'marksCutOff',
  'bleedUnnamed',
  'layerHidden',
  'contentAltered',
  'imageAltered',
  'transparentLogo',
  'bleedUneven',
  'sheetAsTrim',
  'onlyWhite',
  'onlyLab',
  'leftOut',
  'drawnAbove',
  'onScreenOnly',
] as const;
export type PreflightVariant = (typeof preflightVariants)[number];

/** Codes whose sentence speaks of one thing or one value, and that have another for several. */
export const severalCodes = [
  'PAGE-BLEED-CONTENT',
  'PAGE-NEAR-TRIM',
  'IMG-DAMAGED',
  'IMG-CONTRADICTS',
  'IMG-NOT-EXAMINED',
  'IMG-PPI',
  'IMG-PPI-1BIT',
  'IMG-OVERRES',
  'TXT-SMALL-MULTI',
  'TXT-SMALL-WHITE',
  'TXT-RICHBLACK',
  'LINE-HAIRLINE',
] as const satisfies readonly PreflightCode[];
export type SeveralCode = (typeof severalCodes)[number];

/** The code when a finding stands for several of them and has a sentence for that. */
export const severalOf = ({
  code,
  params,
}: Pick<PreflightFinding, 'code' | 'params'>): SeveralCode | undefined =>
  Number(params.count) > 1 ? severalCodes.find((several) => several === code) : undefined;

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

/** A measured value as it stands in a text: no line ends between its numbers and the unit. */
export const heldTogether = (value: string): string =>
  value.replace(/(\d|×) (?=×|\d|mm|dpi|pt|px|%)/g, '$1\u00a0');
