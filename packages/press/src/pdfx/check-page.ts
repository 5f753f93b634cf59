import { type PDFDict, PDFName } from 'pdf-lib';
import { readPageBoxes } from '../pdf/page-boxes.ts';
import { contains } from '../pdf/rect.ts';
import type { Report } from './finding.ts';

const PAGE_KEYS = ['Type', 'Parent', 'Resources', 'MediaBox', 'BleedBox', 'TrimBox', 'Contents', 'Group'];
/** Boxes are rounded to four decimals of a point. */
const ROUNDING_PT = 0.001;

/** The rules about the page itself: its boxes, nothing that is not printed, blending in print colours. */
export function checkPage(page: PDFDict, report: Report): void {
  for (const key of page.keys())
    if (!PAGE_KEYS.includes(key.decodeText())) report('page-key', key.decodeText());
  const { media, bleed, trim, rotate } = readPageBoxes(page);
  if (!bleed || !trim) report('page-boxes', 'TrimBox or BleedBox is missing.');
  else if (!contains(bleed, trim, ROUNDING_PT) || !contains(media, bleed, ROUNDING_PT))
    report('page-boxes', 'The boxes do not lie within each other.');
  if (rotate !== 0) report('page-boxes', 'The page is turned.');
  const group = page.lookup(PDFName.of('Group'));
  const space = group && 'lookup' in group ? (group as PDFDict).lookup(PDFName.of('CS')) : undefined;
  if (space === undefined) report('page-group', 'The page names no blending space.');
}
