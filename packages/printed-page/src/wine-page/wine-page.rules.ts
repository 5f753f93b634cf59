import type { PrintedCompany, TypefacePair, WinePageInput } from '@rebblatt/contracts';
import { breakLines, textWidthMm } from '../type/measure.ts';

/** From this number of rows the editor warns; up to it a page is laid out to fit. */
export const MAX_ROWS_PER_WINE_PAGE = 27;

/** Width of the column right of the logo. */
export const winePageColumnMm = 122;
export const footerSizePt = 6.8;
/** Space left and right of the name that replaces a missing logo. */
export const panelPaddingMm = 6;

/** Fixed columns of the wine list; the name has the rest. */
export const columnsMm = { year: 9.6, award: 4.6, sku: 17, price: 14.5, nameGap: 2 };

/** Which of the optional columns a page prints. */
export interface ListColumns {
  sku: boolean;
  price2: boolean;
}

/** Width of a wine name on one line. */
function nameColumnMm({ sku, price2 }: ListColumns): number {
  const { year, award, sku: skuMm, price, nameGap } = columnsMm;
  return winePageColumnMm - year - award - nameGap - price * (price2 ? 2 : 1) - (sku ? skuMm : 0);
}

/** The printed lines of the footer; a blank footer has none. */
export function footerLines(footer: string | null, pair: TypefacePair = 'newsreader'): string[] {
  const text = footer?.trim() ?? '';
  return text === '' ? [] : breakLines(text, { face: 'small400', pair }, footerSizePt, winePageColumnMm);
}

/** The number of rows of a wine page: its categories, wines and printed footer lines. */
export function rowsOfWinePage(input: Pick<WinePageInput, 'categories' | 'footer'>): number {
  const wines = input.categories.reduce((sum, category) => sum + category.wines.length, 0);
  return input.categories.length + wines + footerLines(input.footer).length;
}

export interface ListMeasure {
  /** Line distance in whole pixels, which keeps the baselines even. */
  rowPx: number;
  sizePt: number;
}

/** Line distance and type size of the wine list: generous on a short list, tight on a full one. */
export function listMeasure(lines: number): ListMeasure {
  if (lines <= 9) return { rowPx: 21, sizePt: 10 };
  if (lines <= 15) return { rowPx: 18, sizePt: 9 };
  if (lines <= 20) return { rowPx: 15, sizePt: 8.6 };
  if (lines <= 24) return { rowPx: 13, sizePt: 8.2 };
  if (lines <= 28) return { rowPx: 12, sizePt: 8 };
  if (lines <= 32) return { rowPx: 11, sizePt: 7.4 };
  return { rowPx: 10, sizePt: 7 };
}

/** The printed lines of the list: its rows and the second lines of long wine names. */
export function linesOfWinePage(input: WinePageInput, columns: ListColumns, pair: TypefacePair): number {
  const nameMm = nameColumnMm(columns);
  const names = input.categories.flatMap(({ wines }) => wines.map(({ name }) => name));
  const turned = names.filter((name) => textWidthMm(name, { face: 'text400', pair }, 8) > nameMm);
  // A heading with the space around it is higher than one line.
  return rowsOfWinePage(input) + turned.length + Math.floor(input.categories.length / 4);
}

/** Type size of a stand, which may be "L-12" or a whole phrase. */
export function standSizePt(stand: string): number {
  if (stand.length <= 6) return 25;
  return stand.length <= 13 ? 17 : 11;
}

/** Type size of a company's name in place of a logo: as large as its longest word allows. */
export function panelNameSizePt(name: string, widthMm: number, pair: TypefacePair): number {
  const words = name.split(/[\s-]+/);
  const widest = Math.max(...words.map((word) => textWidthMm(`${word}-`, { face: 'text500', pair }, 1)));
  return Math.max(11, Math.min(21, Math.floor((widthMm / widest) * 10) / 10));
}

/** Type size of the page title: large on one line, smaller when it would need three. */
export function titleSizePt(title: string, pair: TypefacePair): number {
  const widthMm = textWidthMm(title, { face: 'text500', pair }, 15.5);
  if (widthMm <= 68) return 15.5;
  return widthMm <= 130 ? 13 : 11;
}

/** Street and number, then zip code and city; missing parts leave no gap. */
export function addressParts(company: PrintedCompany): string[] {
  const joined = (parts: (string | null)[]) => parts.filter(isSet).join(' ');
  return [
    joined([company.street, company.number]),
    joined([company.zip_code, company.city]),
    company.phone,
    company.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null,
  ].filter(isSet);
}

/** Size of the contact lines in the head, and the width of a separator between two parts. */
export const contactSizePt = 7.2;
export const contactGapMm = 2.4;

/**
 * Company and address as the lines of the head: separators are between parts of one line, so that no line
 * begins or ends with one. A part wider than the head is on lines of its own.
 */
export function contactLines(company: PrintedCompany, pair: TypefacePair): string[][] {
  const lines: string[][] = [];
  let usedMm = 0;
  for (const [i, part] of [company.company_name, ...addressParts(company)].entries()) {
    const widthMm = textWidthMm(part, { face: i === 0 ? 'small600' : 'small400', pair }, contactSizePt);
    const line = lines.at(-1);
    if (line && usedMm + contactGapMm + widthMm <= winePageColumnMm) {
      line.push(part);
      usedMm += contactGapMm + widthMm;
    } else {
      lines.push([part]);
      usedMm = widthMm;
    }
  }
  return lines;
}

function isSet(part: string | null): part is string {
  return part !== null && part.trim() !== '';
}
