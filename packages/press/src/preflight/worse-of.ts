import type { PreflightCode } from '@rebblatt/contracts';
import type { Found } from './rules/rule.ts';

type Measured = Pick<Found, 'measured'>;

/** All numbers of a value: "297 dpi", "4000 × 3000 px", "60/50/40/100 %". */
const numbersIn = ({ measured }: Measured): number[] => (measured?.match(/\d+(\.\d+)?/g) ?? []).map(Number);

const first = (found: Measured): number => numbersIn(found)[0] ?? 0;
const least = (found: Measured): number => -first(found);
const sum = (found: Measured): number => numbersIn(found).reduce((a, b) => a + b, 0);
const product = (found: Measured): number => numbersIn(found).reduce((a, b) => a * b, 1);

/** How bad a value is, of the codes of which one page can have many values. */
const badnessOf: Partial<Record<PreflightCode, (found: Measured) => number>> = {
  'IMG-PPI': least,
  'IMG-PPI-1BIT': least,
  'IMG-OVERRES': first,
  'IMG-NOT-EXAMINED': product,
  'PAGE-BLEED-CONTENT': least,
  'PAGE-NEAR-TRIM': least,
  'TXT-SMALL-MULTI': least,
  'TXT-SMALL-WHITE': least,
  'TXT-RICHBLACK': sum,
  'LINE-HAIRLINE': least,
};

export const hasDegrees = (code: PreflightCode): boolean => badnessOf[code] !== undefined;

/** The one of two findings of a code whose value is worse. */
export function worseOf<F extends Pick<Found, 'code' | 'measured'>>(a: F, b: F): F {
  const badness = badnessOf[a.code];
  return badness && badness(b) > badness(a) ? b : a;
}
