import type {
  PrintedCompany,
  PrintedLook,
  PrintedWine,
  TypefacePair,
  WinePageInput,
} from '@rebblatt/contracts';
import { type PageTexts, pageTexts } from '../texts.ts';
import { breakLines, pairOf, textWidthMm } from '../type/measure.ts';

/** From this number of rows the editor warns; up to it a page is laid out to fit. */
export const MAX_ROWS_PER_WINE_PAGE = 27;

/** Width of the column right of the logo. */
export const winePageColumnMm = 122;
export const footerSizePt = 6.8;
/** Space left and right of the name that replaces a missing logo. */
export const panelPaddingMm = 6;

/** Fixed columns of the wine list; the name has the rest. */
/** The printed code, without the white around it that readers need: large enough for the modules of any address. */
export const codeMm = 11;
/** The white around a code, in modules. */
export const QUIET_MODULES = 4;
/** What a code takes at the foot, with its white: fewer modules than 25 no address has. */
export const codeRoomMm = (codeMm * (25 + 2 * QUIET_MODULES)) / 25;
/** The width of the foot beside a code. */
export const footWithCodeMm = winePageColumnMm - codeRoomMm;
/** Space between a name and the facts behind it. */
export const factsGapMm = 2;
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
export function footerLines(
  footer: string | null,
  pair: TypefacePair = 'newsreader',
  widthMm = winePageColumnMm,
): string[] {
  const text = footer?.trim() ?? '';
  return text === '' ? [] : breakLines(text, { face: 'small400', pair }, footerSizePt, widthMm);
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

/** Up to this line distance a rule at the foot of its row would go through descenders. */
const TIGHT_ROW_PX = 12;

/**
 * How far below the foot of a row its rule stands on a full list, in the middle between descenders and the capitals of the
 * next row; undefined on a list with room, where the stylesheet says it.
 */
export const tightRules = (rowPx: number): { rowPx: number; headPx: number } | undefined =>
  rowPx <= TIGHT_ROW_PX ? { rowPx: 0.5, headPx: 0.2 } : undefined;

/** The printed lines of the list: its rows and the second lines of long wine names. */
export function linesOfWinePage(input: WinePageInput, columns: ListColumns, pair: TypefacePair): number {
  return linesWith(input, columns, (wine) => nameMmOf(wine, pair));
}

const nameMmOf = ({ name }: PrintedWine, pair: TypefacePair) =>
  textWidthMm(name, { face: 'text400', pair }, 8);

/** @param widthMm how wide that is which stands in the column of names */
function linesWith(
  input: WinePageInput,
  columns: ListColumns,
  widthMm: (wine: PrintedWine) => number,
): number {
  const nameMm = nameColumnMm(columns);
  const turned = winesOn(input).filter((wine) => widthMm(wine) > nameMm);
  // A heading with the space around it is higher than one line.
  return rowsOfWinePage(input) + turned.length + Math.floor(input.categories.length / 4);
}

/** Up to so many lines the facts of a wine have a line of their own, and there is room for a code. */
const ROOMY_LINES = 28;
/** A line of facts in lines of the list. */
const FACTS_LINE = 0.75;
/** The smallest type of facts. */
const leastFactsPt = 6.2;

export interface ListLayout extends ListMeasure {
  /** Whether there is room for a code at the foot. */
  code: boolean;
  facts: { place: 'under' | 'behind'; rowPx: number; sizePt: number };
}

/** How the list of a page is set. @param factsOf what is printed of a wine besides its name */
export function listLayout(
  input: WinePageInput,
  columns: ListColumns,
  pair: TypefacePair,
  factsOf: (wine: PrintedWine) => string | null,
  withCode = false,
): ListLayout {
  const { lines, code } = linesWithCode(linesOfWinePage(input, columns, pair), input, pair, withCode);
  const factsMm = (wine: PrintedWine) =>
    textWidthMm(factsOf(wine) ?? '', { face: 'text400', pair }, leastFactsPt);
  const nameMm = nameColumnMm(columns);
  const factLines = winesOn(input).reduce((sum, wine) => sum + Math.ceil(factsMm(wine) / nameMm), 0);
  const under = lines + factLines * FACTS_LINE;
  const place = under <= ROOMY_LINES ? 'under' : 'behind';
  const codeLines = lines - linesOfWinePage(input, columns, pair);
  const behindMm = (wine: PrintedWine) =>
    nameMmOf(wine, pair) + (factsOf(wine) === null ? 0 : factsGapMm + factsMm(wine));
  const measure = listMeasure(
    place === 'under' ? Math.ceil(under) : linesWith(input, columns, behindMm) + codeLines,
  );
  const sizePt = Math.max(leastFactsPt, Math.round(measure.sizePt * 8) / 10);
  return { ...measure, code, facts: { place, rowPx: Math.round(measure.rowPx * FACTS_LINE), sizePt } };
}

/** The lines of a list with a code below it; on a list that is too full for one it is left out. */
function linesWithCode(lines: number, input: WinePageInput, pair: TypefacePair, wanted: boolean) {
  const withCode = lines + (wanted ? linesOfCode(input, pair) : 0);
  const code = wanted && withCode <= ROOMY_LINES;
  return { lines: code ? withCode : lines, code };
}

/** How many lines more a page has by its code, which is beside what stands at the foot. */
function linesOfCode({ footer }: WinePageInput, pair: TypefacePair): number {
  const wide = footerLines(footer, pair).length;
  const beside = footerLines(footer, pair, footWithCodeMm).length;
  // Three lines of the foot are as high as the code; its address is one more below longer ones.
  return beside - wide + (beside < 3 ? 3 - beside : 1);
}

/** Whether a page that is handed in has room for the code that its design wants. */
export function hasRoomForCode(input: WinePageInput, look: PrintedLook): boolean {
  const factsOf = (wine: PrintedWine) => factsOfWine(wine, look, pageTexts.de);
  return listLayout(input, columnsOf(input, false), pairOf(look), factsOf, true).code;
}

/** The columns that a page needs. */
export const columnsOf = ({ categories }: WinePageInput, sku: boolean): ListColumns => ({
  sku,
  price2: categories.some(
    ({ bottle_size2, wines }) => bottle_size2 !== null || wines.some(({ price2 }) => price2 !== null),
  ),
});

const winesOn = (input: WinePageInput): PrintedWine[] => input.categories.flatMap(({ wines }) => wines);

/** What the design prints of a wine besides its name; null for nothing. */
export function factsOfWine(
  { facts }: PrintedWine,
  look: PrintedLook | undefined,
  { alcoholFree }: Pick<PageTexts, 'alcoholFree'>,
): string | null {
  if (!facts || !look) return null;
  const grapes = look.under_wine === 'grapes' || look.under_wine === 'both' ? facts.grapes.join(', ') : '';
  const region = look.under_wine === 'region' || look.under_wine === 'both' ? facts.region : '';
  const mark = look.alcohol_free && facts.alcohol_free ? alcoholFree : '';
  return [grapes, region, mark].filter(isSet).join(' · ') || null;
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
