import type { PreflightCode, PreflightFinding, PreflightKind, PreflightSeverity } from '@rebblatt/contracts';
import { bleedMm, logoHoleMm, trimMm } from '@rebblatt/sheet';
import { mmOf } from '../pdf/units.ts';
import type { PageFacts, PdfFacts, SeenBox } from './read-facts.ts';

/** A point: programs round page sizes, Chromium by up to half a point. */
const TOLERANCE_MM = mmOf(1);

type Details = Partial<Pick<PreflightFinding, 'page' | 'measured' | 'wanted' | 'params'>>;

const finding = (
  code: PreflightCode,
  severity: PreflightSeverity,
  details: Details = {},
): PreflightFinding => ({
  code,
  severity,
  page: null,
  measured: null,
  wanted: null,
  params: {},
  ...details,
});

/**
 * What is wrong with a file for its purpose, as far as the facts tell: type, encryption, page count and sizes.
 * An empty list means that the cheap checks have no objection.
 */
export function checkKind(kind: PreflightKind, facts: PdfFacts): PreflightFinding[] {
  if (!facts.ok) return [finding('FILE-OPEN', 'error', { params: { reason: facts.reason } })];
  if (facts.encrypted) return [finding('FILE-ENCRYPTED', 'error')];
  const count = facts.pages.length;
  if (kind !== 'content' && count !== 1) {
    const params = { measured: count, wanted: 1 };
    return [finding('PAGE-COUNT', 'error', { measured: String(count), wanted: '1', params })];
  }
  return facts.pages.flatMap((page, i) =>
    [...oddities(page), ...(kind === 'logo' ? logoSize(page) : pageSize(page))].map((found) => ({
      ...found,
      page: i + 1,
    })),
  );
}

/** The finished size of a page in mm, as far as its boxes say. */
export const finishedSize = (page: PageFacts): { width: number; height: number } =>
  page.trim ?? page.crop ?? page.media;

function oddities(page: PageFacts): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  if (page.rotate !== 0)
    found.push(
      finding('PAGE-ROTATE', 'warning', {
        measured: `${page.rotate}°`,
        wanted: '0°',
        params: { degrees: page.rotate },
      }),
    );
  if (page.hasUserUnit) found.push(finding('PAGE-USERUNIT', 'error'));
  const outer = page.bleed ?? page.media;
  const nested =
    within(page.media, outer) && [page.trim, page.art].every((box) => box === null || within(outer, box));
  if (!nested || (page.trim !== null && page.art !== null)) found.push(finding('PAGE-BOX-NEST', 'error'));
  return found;
}

function logoSize(page: PageFacts): PreflightFinding[] {
  const wanted = { width: logoHoleMm.width, height: logoHoleMm.height };
  const measured = finishedSize(page);
  return sameSize(measured, wanted) ? [] : [sizeFinding('PAGE-SIZE', measured, wanted)];
}

function pageSize(page: PageFacts): PreflightFinding[] {
  const withBleed = { width: trimMm.width + 2 * bleedMm, height: trimMm.height + 2 * bleedMm };
  const sheet = page.bleed ?? page.media;
  if (!page.trim) {
    if (sameSize(page.media, withBleed))
      return [
        finding('BOX-TRIM-MISSING', 'warning', { wanted: shown(trimMm), params: { bleed_mm: bleedMm } }),
      ];
    // Exactly the finished page: the size is right, only the bleed is missing.
    if (sameSize(page.media, trimMm)) return [sizeFinding('PAGE-BLEED-BOX', page.media, withBleed)];
    return [sizeFinding('PAGE-SIZE', page.media, withBleed)];
  }
  if (!sameSize(page.trim, trimMm)) return [sizeFinding('PAGE-SIZE', page.trim, trimMm)];
  const outer = {
    x: page.trim.x - bleedMm,
    y: page.trim.y - bleedMm,
    width: page.trim.width + 2 * bleedMm,
    height: page.trim.height + 2 * bleedMm,
  };
  return within(sheet, outer) ? [] : [sizeFinding('PAGE-BLEED-BOX', sheet, withBleed)];
}

interface Size {
  width: number;
  height: number;
}

const sizeFinding = (code: PreflightCode, measured: Size, wanted: Size): PreflightFinding =>
  finding(code, 'error', {
    measured: shown(measured),
    wanted: shown(wanted),
    params: {
      measured_width_mm: round(measured.width),
      measured_height_mm: round(measured.height),
      wanted_width_mm: wanted.width,
      wanted_height_mm: wanted.height,
    },
  });

const round = (mm: number): number => Math.round(mm * 10) / 10;
const shown = (size: Size): string => `${round(size.width)} × ${round(size.height)} mm`;

const sameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) <= TOLERANCE_MM && Math.abs(a.height - b.height) <= TOLERANCE_MM;

const within = (outer: SeenBox, inner: SeenBox): boolean =>
  inner.x >= outer.x - TOLERANCE_MM &&
  inner.y >= outer.y - TOLERANCE_MM &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE_MM &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE_MM;
