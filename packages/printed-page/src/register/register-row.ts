import type { RegisterEntry, TypefacePair } from '@rebblatt/contracts';
import { breakLines, type Type, textWidthMm } from '../type/measure.ts';
import { mergePageNumbers } from './page-numbers.ts';

/** Widths of the three parts of a register line, in mm, without the gaps between them. */
export interface RegisterColumnsMm {
  name: number;
  stand: number;
  pages: number;
}

/** One exhibitor ready to be set: every part already broken into its lines. */
export interface RegisterLines {
  name: string[];
  stand: string[];
  pages: string[];
  /** Height of the row in lines of the grid. */
  lines: number;
}

export const registerSizePt = 8;
/** The minimum space for the dots between a name and its numbers. */
const leaderMm = 5;

/**
 * Sets one register entry. Its height depends on how many pages the exhibitor has but not on their numbers:
 * it has space for their longest form. So a register can be counted before the book that contains it is
 * numbered.
 */
export function setRegisterEntry(
  entry: RegisterEntry,
  widths: RegisterColumnsMm,
  pair: TypefacePair,
): RegisterLines {
  const type: Type = { face: 'text400', pair };
  const name = breakLines(entry.company_name, type, registerSizePt, widths.name);
  const stand = widths.stand > 0 ? listLines(entry.stands, widths.stand, type) : [];
  // Without a stand between them the numbers may use the rest of the last line of the name.
  const freeMm = widths.name + widths.pages - textWidthMm(name.at(-1) ?? '', type, registerSizePt);
  const pagesMm = widths.stand > 0 ? widths.pages : Math.max(widths.pages, freeMm - leaderMm);
  const pages = listLines(mergePageNumbers(entry.pages), pagesMm, type);
  // Stand and pages begin next to the last line of the name.
  const beside = Math.max(1, stand.length, mostPageLines(entry.pages.length, pagesMm, type));
  const lines = name.length - 1 + beside;
  return { name, stand, pages, lines };
}

/** Items with commas in lines of at most `widthMm`; an item is broken only when it is wider itself. */
function listLines(items: readonly string[], widthMm: number, type: Type): string[] {
  if (items.length === 0) return [];
  const fits = (line: string) => textWidthMm(line, type, registerSizePt) <= widthMm;
  const lines: string[] = [];
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? `${item},` : item;
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${piece}`)) lines[lines.length - 1] = `${last} ${piece}`;
    else if (fits(piece)) lines.push(piece);
    else lines.push(...breakLines(piece, type, registerSizePt, widthMm));
  }
  return lines;
}

const longestNumber = '888';

/**
 * The most lines that the numbers of `pages` pages can take, with three digits each: every way to merge
 * consecutive ones is tried, because a range that just exceeds the end of a line can need more space than
 * single numbers.
 */
function mostPageLines(pages: number, widthMm: number, type: Type): number {
  const pieceMm = (text: string) => textWidthMm(text, type, registerSizePt);
  const single = pieceMm(`${longestNumber}, `);
  const range = pieceMm(`${longestNumber}–${longestNumber}, `);
  const blank = pieceMm(' ');
  const known = new Map<string, number>();
  const most = (left: number, usedMm: number): number => {
    if (left <= 0) return 0;
    const key = `${left}/${usedMm.toFixed(3)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = (mm: number, numbers: number) =>
      usedMm > 0 && usedMm + mm - blank > widthMm
        ? 1 + most(left - numbers, mm)
        : most(left - numbers, usedMm + mm);
    const found = Math.max(after(single, 1), left > 1 ? after(range, 2) : 0);
    known.set(key, found);
    return found;
  };
  return 1 + most(pages, 0);
}
