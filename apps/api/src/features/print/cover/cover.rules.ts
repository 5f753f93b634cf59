import type { CoverForm, FileReport } from '@rebblatt/contracts';
import { trimMm } from '@rebblatt/printed-page';
import { todayInZurich } from '../../../lib/clock.ts';

type Measured = Pick<FileReport, 'pages' | 'width_mm'>;

const TWO_PAGES_MM = 2 * trimMm.width;
/** A spread may be narrower by this much through rounding; its size is judged by the check. */
const ROUNDING_MM = 1;

/** A wider one is no spread: no book has a thicker spine, in mm. */
const MAX_SPINE_MM = 100;

const isSpread = (width: number) =>
  width > TWO_PAGES_MM - ROUNDING_MM && width <= TWO_PAGES_MM + MAX_SPINE_MM;

const toTenth = (mm: number) => Math.round(mm * 10) / 10;

/** How a checked cover is made, as far as its pages can be recognised; null when they cannot. */
export function formOf({ pages, width_mm }: Measured): CoverForm | null {
  if (pages === 4) return 'pages';
  return pages === 2 && width_mm !== null && isSpread(width_mm) ? 'spreads' : null;
}

/** The thickness of the spine in a checked cover, in mm: what its spread has beyond two pages. */
export function spineOf(report: Measured): number | null {
  if (formOf(report) !== 'spreads' || report.width_mm === null) return null;
  return toTenth(Math.max(0, report.width_mm - TWO_PAGES_MM));
}

/**
 * How the file of a cover is called for the print office: it lies beside its book in a folder, and says of which day it
 * is, since a cover may be replaced.
 * @param bookName of the book's file
 */
export const deliveredNameOf = (bookName: string, uploadedAt: Date): string =>
  `${bookName.replace(/\.pdf$/i, '')} Umschlag ${todayInZurich({ now: () => uploadedAt })}.pdf`;
