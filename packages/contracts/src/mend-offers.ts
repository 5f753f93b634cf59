import type { MendFix } from './mend-fixes.ts';
import { mendFixes } from './mend-fixes.ts';
import type { PreflightFinding } from './preflight.ts';
import type { PreflightCode, PreflightKind } from './preflight-codes.ts';
import { standardFontOf } from './standard-fonts.ts';

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
  'COL-TAC': 'ink',
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

/** What of a finding says how it can be mended. */
type Seen = Pick<PreflightFinding, 'code' | 'params'> & Partial<Pick<PreflightFinding, 'severity'>>;

/**
 * What can be mended of what a check has found, in the order in which it is done.
 * @param kind of the file; logos and covers are placed as they are
 */
export function mendOffers(findings: readonly Seen[], kind: PreflightKind): MendOffer[] {
  if (findings.some(({ code }) => STOPS.has(code))) return [];
  const offers = new Map<MendFix, MendOffer>();
  const offer = (fix: MendFix, code: PreflightCode, usual = true) => {
    const known = offers.get(fix) ?? { fix, codes: [], usual: false };
    offers.set(fix, { fix, codes: [...new Set([...known.codes, code])], usual: known.usual || usual });
  };
  const size = findings.find(({ code }) => code === 'PAGE-SIZE');
  const ways = size && waysToSize(size.params, findings.some(areMarks));
  for (const finding of findings) {
    const { code } = finding;
    const fix = isCutOff(finding) ? undefined : BY_CODE[code];
    // Of a page of another size the edges are not those of the page in the book.
    const isMeant = !fix || !ways || !OF_PAGES.has(fix) || ways.has(fix);
    if (fix && isMeant) offer(fix, code, ways?.get(fix));
  }
  if (findings.some(hasTwin)) offer('fonts', 'TXT-FONT-EMBED');
  for (const [fix, usual] of ways ?? []) offer(fix, 'PAGE-SIZE', usual);
  const isPage = kind === 'ad' || kind === 'content';
  return mendFixes.flatMap((fix) => {
    const found = offers.get(fix);
    return found && (isPage || !OF_PAGES.has(fix)) ? [found] : [];
  });
}

/** Only fonts that every reader has can be replaced: of the others nobody knows how they look. */
const hasTwin = ({ code, params }: Seen) =>
  code === 'TXT-FONT-EMBED' &&
  String(params.names ?? '')
    .split(/,\s*/)
    .some((font) => standardFontOf(font) !== undefined);

/** Marks are an error where nothing else says how the sheet is cut: they stand as far apart as a page of the book. */
const areMarks = ({ code, severity = 'error' }: Seen) => code === 'PAGE-MARKS' && severity === 'error';

/** A note says that what stands beside the page is cut off by the book itself: nothing of it has to be mended. */
const isCutOff = ({ code, severity }: Seen) => code === 'PAGE-MARKS' && severity === 'info';

/**
 * How a page of another size can become one of the book, and whether that is meant when all is to be mended. A sheet that
 * holds a page of the right size is cut to it; one that is nearly right, or of its shape, is scaled. Nothing is cut off
 * unless marks or what is painted say so, and what is missing is filled from the edge by itself only where it is little.
 */
function waysToSize(params: Seen['params'], isMarked: boolean): Map<MendFix, boolean> {
  const [width, height, wantedWidth, wantedHeight] = [
    'measured_width_mm',
    'measured_height_mm',
    'wanted_width_mm',
    'wanted_height_mm',
  ].map((key) => Number(params[key])) as [number, number, number, number];
  const [x, y] = [width / wantedWidth, height / wantedHeight];
  const ways = new Map<MendFix, boolean>();
  if (!(x > 0 && y > 0)) return ways;
  const missing = 1 - Math.min(x, y) / Math.max(x, y);
  const slight = Math.abs(x - 1) <= SLIGHT && Math.abs(y - 1) <= SLIGHT;
  const isLarger = x > 1 && y > 1 && !slight;
  const holdsPage = isLarger && (isMarked || params.holds !== undefined);
  if (isLarger) ways.set('boxes', holdsPage);
  if (missing <= MOST_MISSING) ways.set('size', !holdsPage);
  if (holdsPage) ways.set('bleed', true);
  else if (missing <= MOST_MISSING) ways.set('bleed', missing <= SLIGHT);
  return ways;
}
