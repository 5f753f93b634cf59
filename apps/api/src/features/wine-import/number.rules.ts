import type { WineRow } from '../wine/wine.queries.ts';
import { distance, folded } from './likeness.rules.ts';

/** What a cell of the column of numbers says; `marked` when only a list from here can say it. */
export type WineNumber = { id: number; marked: boolean };

const MARK = 'RB';

/** Two check digits (ISO 7064, mod 97-10): a mistyped number, or one that a spreadsheet has counted on, is none. */
const checkOf = (id: number) => String(98 - ((id * 100) % 97)).padStart(2, '0');

/**
 * The number of a wine in exported lists: «RB-1042-87». The sign stands in the cell, because headings, order and file
 * format are changed by those who work with a list; numbers of other programs cannot look like it by chance.
 */
export const markedNumber = (id: number): string => `${MARK}-${id}-${checkOf(id)}`;

/** Whether a cell is a number from here, whatever stands over it. */
export const isMarked = (text: string): boolean => readNumber(text)?.marked === true;

/** Reads a cell: a number from here, or a bare one as exports had it before they were marked; null for other texts. */
export function readNumber(text: string): WineNumber | null {
  const [, bare] = /^(\d{1,10})$/.exec(text) ?? [];
  const [, marked, check] = /^RB\s*[-–—‐‑−]?\s*(\d{1,10})\s*[-–—‐‑−]\s*(\d{2})$/i.exec(text) ?? [];
  const id = Number(bare ?? marked ?? 0);
  if (!(id > 0 && id < 2 ** 31)) return null;
  if (check !== undefined && check !== checkOf(id)) return null;
  return { id, marked: check !== undefined };
}

type Form = Record<string, unknown>;

/** A name of so many letters may contain a typing mistake. */
const LONG_NAME = 7;

/** Whether a row is about a wine by more than its number: by the name, as it is or mistyped, or by the article number. */
function agrees(form: Form, wine: WineRow): boolean {
  const [name, known] = [folded(String(form.wine ?? '')), folded(wine.wine)];
  if (name !== '' && name === known) return true;
  if (name.length >= LONG_NAME && distance(name, known, 1) <= 1) return true;
  const sku = folded(String(form.sku ?? ''));
  return sku !== '' && sku === folded(wine.sku ?? '');
}

/** A list is an earlier export if nearly all of at least so many of its numbers belong to the wine that their row names. */
const FEWEST = 5;
const NEARLY_ALL = 0.8;

type Row = { line: number; number: WineNumber | null; form: Form };

/**
 * The rows whose number counts: marked ones, those that agree with the wine in something else, and all of a list of which
 * nearly all do.
 * @returns their lines
 */
export function countingNumbers(rows: Row[], byId: ReadonlyMap<number, WineRow>): Set<number> {
  const numbered = rows.filter(({ number }) => number !== null && byId.has(number.id));
  const agreeing = numbered.filter(({ number, form }) => {
    const wine = byId.get(number?.id ?? 0);
    return wine !== undefined && agrees(form, wine);
  });
  const all = agreeing.length >= FEWEST && agreeing.length >= numbered.length * NEARLY_ALL;
  const counting = all ? numbered : [...agreeing, ...numbered.filter(({ number }) => number?.marked)];
  return new Set(counting.map(({ line }) => line));
}
