import type { MendFix } from './mend-fixes.ts';
import { mendFixes } from './mend-fixes.ts';
import type { PreflightFinding } from './preflight.ts';
import type { PreflightCode, PreflightKind } from './preflight-codes.ts';

/** What a check found, by the way in which it can be mended. */
export interface MendOffer {
  fix: MendFix;
  codes: PreflightCode[];
  /** Whether it is meant when all is to be mended; otherwise it is another way, which somebody has to want. */
  usual: boolean;
}

const COLOURS: readonly PreflightCode[] = [
  'COL-RGB',
  'COL-BLEND-CS',
  'COL-ICC-CMYK',
  'COL-ICC-GRAY',
  'COL-CALGRAY',
];
const BY_CODE: Partial<Record<PreflightCode, MendFix>> = {
  ...Object.fromEntries(COLOURS.map((code) => [code, 'colours' as const])),
  'COL-SPOT': 'spots',
  'COL-REGISTRATION': 'spots',
  INTERACTIVE: 'interactive',
  'MISC-X': 'device',
  'LINE-HAIRLINE': 'hairlines',
  'OVP-WHITE-TEXT': 'overprint',
  'OVP-WHITE-PATH': 'overprint',
  'OVP-GRAY': 'overprint',
  'OVP-BLACK-MISSING': 'overprint',
  'PAGE-BLEED-BOX': 'bleed',
  'PAGE-BLEED-CONTENT': 'bleed',
  'BOX-TRIM-MISSING': 'boxes',
  'PAGE-BOX-NEST': 'boxes',
  'PAGE-MARKS': 'boxes',
};
/** A file with one of these cannot be read any further. */
const STOPS: ReadonlySet<PreflightCode> = new Set([
  'FILE-OPEN',
  'FILE-ENCRYPTED',
  'PAGE-COUNT',
  'COVER-PAGES',
]);
/** Only pages of the book have a size and bleed of their own. */
const OF_PAGES: ReadonlySet<MendFix> = new Set(['boxes', 'size', 'bleed']);
/** A page whose sides are off by no more is scaled without a question: nobody sees it. */
const SLIGHT = 0.03;
/** In another shape, scaling leaves this share of the page empty at most. */
const MOST_MISSING = 0.2;

/**
 * What can be mended of what a check has found, in the order in which it is done.
 * @param kind of the file; logos and covers are placed as they are
 */
export function mendOffers(
  findings: readonly Pick<PreflightFinding, 'code' | 'params'>[],
  kind: PreflightKind,
): MendOffer[] {
  if (findings.some(({ code }) => STOPS.has(code))) return [];
  const offers = new Map<MendFix, MendOffer>();
  const offer = (fix: MendFix, code: PreflightCode, usual = true) => {
    const known = offers.get(fix) ?? { fix, codes: [], usual: false };
    offers.set(fix, { fix, codes: [...new Set([...known.codes, code])], usual: known.usual || usual });
  };
  for (const { code, params } of findings) {
    const fix = BY_CODE[code];
    if (fix) offer(fix, code);
    else if (code === 'PAGE-SIZE') for (const way of waysToSize(params)) offer(way.fix, code, way.usual);
  }
  const isPage = kind === 'ad' || kind === 'content';
  return mendFixes.flatMap((fix) => {
    const found = offers.get(fix);
    return found && (isPage || !OF_PAGES.has(fix)) ? [found] : [];
  });
}

/** A sheet that is larger holds the page somewhere; one that is nearly right, or of its shape, is scaled. */
function waysToSize(params: PreflightFinding['params']): { fix: MendFix; usual: boolean }[] {
  const [width, height, wantedWidth, wantedHeight] = [
    'measured_width_mm',
    'measured_height_mm',
    'wanted_width_mm',
    'wanted_height_mm',
  ].map((key) => Number(params[key])) as [number, number, number, number];
  const [x, y] = [width / wantedWidth, height / wantedHeight];
  if (!(x > 0 && y > 0)) return [];
  const missing = 1 - Math.min(x, y) / Math.max(x, y);
  const slight = Math.abs(x - 1) <= SLIGHT && Math.abs(y - 1) <= SLIGHT;
  const isSheet = x > 1 && y > 1 && !slight;
  const scales = missing <= MOST_MISSING;
  return [
    ...(isSheet ? [{ fix: 'boxes' as const, usual: true }] : []),
    ...(scales ? [{ fix: 'size' as const, usual: !isSheet }] : []),
    // What is missing of the page is filled from its edge.
    ...(scales && !isSheet ? [{ fix: 'bleed' as const, usual: true }] : []),
  ];
}
