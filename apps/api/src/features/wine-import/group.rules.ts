import { readAmount, type WineColumn } from '@rebblatt/contracts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { type Grouped, type Groups, grouped, groupsOf, unframed } from './group-name.rules.ts';
import { folded } from './likeness.rules.ts';
import type { Lists } from './lists.rules.ts';

/** Why a row is no wine. */
type LeftOut = ReadRow & { why: 'group' | 'heading' | 'total' | 'note' };

/** What adds up, counts or takes off, and what may stand behind it: of which wines, in what, with which tax. */
const SUM =
  '(?:zwischen|gesamt|end)?-?(?:totals?|summe|betrag)|gesamt|sous-?total|sub-?total|grand total|totale|totali|totaux|totales|somme|somma|suma|sum|sub-?totale?s?|durchschnitt|mittelwert|average|avg|moyenne|media|promedio|anzahl|stückzahl|nombre|quantit[eé]|montant(?: total)?|importo|netto|mwst|tva|versand(?:kosten)?|rabatt|rabais|skonto|escompte';
const OF_WHAT =
  'chf|fr|der|des|de|la|und|et|and|e|weine?|pro|per|par|flaschen?|vins?|vin[io]|wines?|bouteilles?|bottles?|bottiglie|positionen|artikel|articles|items|fl|inkl|exkl|incl|excl|mwst|tva|ttc|ht|(?:weiss|weiß|rot|rosé|schaum|süss|perl)-?(?:e[rn]?)?(?:weine?)?|blancs?|rouges?|rosés?|mousseux|doux|whites?|reds?|sparkling|bianc[ho]i?|ross[oi]|rosat[oi]|spumant[ei]|g[eé]n[eé]ral';
const BEGINS_SUM = new RegExp(`^(?:${SUM})(?!\\p{L})`, 'iu');
const NEXT = new RegExp(`[\\s:.,()%/&+=€$£-]+|\\d[\\d.,]*|(?:${OF_WHAT})(?!\\p{L})`, 'iuy');

/** Whether a text names a sum and nothing else. Word by word: one expression for all takes exponential time for «1.1.1.1x». */
function isSum(text: string): boolean {
  let at = BEGINS_SUM.exec(text)?.[0].length;
  while (at !== undefined && at < text.length) {
    NEXT.lastIndex = at;
    at = NEXT.test(text) ? NEXT.lastIndex : undefined;
  }
  return at !== undefined;
}
const MARKED_NOTE = /^(?:[*†‡¹²³]|\(?\d\)|https?:|www\.|tel)|@/i;
/** More letters than the name of a group has. */
const LONG = 40;

/** The cells of a row that say something, each text once: a merged cell says it in every column. */
const textsOf = ({ cells }: ReadRow) => [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))];

/** What columns are, as far as it matters here. */
interface Known {
  fields: (WineColumn | null)[];
  headings: string[];
}

/** Whether a row has what only wines have: a price, a vintage, an article number, a grape. */
function isRich(row: ReadRow, { fields }: Known): boolean {
  // What is broken in its file is not left out unsaid.
  if (row.marks && row.marks.length > 0) return true;
  return row.cells.some((cell, index) => {
    if (cell.trim() === '') return false;
    const field = fields[index];
    if (field === 'price') return !('none' in readAmount(cell));
    return field === 'year' || field === 'sku' || field === 'grape' || field === 'alcohol' || field === 'id';
  });
}

/** The headings once more, as at the top of every printed page. */
function isRepeated({ cells }: ReadRow, { headings }: Known): boolean {
  const words = wordsOver(headings);
  if (words.size === 0) return false;
  const filled = cells.flatMap((cell, index) => (cell.trim() ? [{ cell: folded(cell), index }] : []));
  const same = filled.filter(({ cell, index }) => cell !== '' && words.get(index) === cell);
  return same.length >= 2 && same.length * 2 >= filled.length;
}

/** The headings of a list, folded once for all of its rows. */
const known = new WeakMap<string[], Map<number, string>>();
function wordsOver(headings: string[]): Map<number, string> {
  const words =
    known.get(headings) ??
    new Map(headings.flatMap((heading, index) => (heading ? [[index, folded(heading)] as const] : [])));
  known.set(headings, words);
  return words;
}

function kindOf(row: ReadRow, known: Known, last: boolean, lists: Lists): LeftOut['why'] | null {
  const texts = textsOf(row);
  if (isRepeated(row, known)) return 'heading';
  if (isTotal(row, known)) return 'total';
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) return 'note';
  if (isRich(row, known)) return null;
  const text = unframed(texts[0] ?? '');
  // «Weissweine | 75 cl» is a group; a name with anything else may be a wine without a price.
  if (texts.length > 1)
    return texts.every((one) => Object.keys(groupsOf(one, lists)).length > 0) ? 'group' : null;
  if (MARKED_NOTE.test(text) || /[.!?]$/.test(text) || text.length > LONG || last) return 'note';
  return 'group';
}

/** A sum: every word in it says so, counts or is a currency, and it has no vintage. */
function isTotal({ cells }: ReadRow, { fields }: Known): boolean {
  const filled = cells.flatMap((cell, index) => (cell.trim() ? [{ text: cell.trim(), index }] : []));
  if (filled.some(({ text, index }) => fields[index] === 'year' && /\d{4}/.test(text))) return false;
  const words = filled.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => text);
  return words.some(isSum) && words.every((text) => isSum(text) || /^(?:\d|chf|fr)/i.test(text));
}

/** Most rows of a list with groups say more than a name. */
const MOST = 0.4;

/** Wines with what the rows above them say of them, and the rows that are none. */
export interface Sorted {
  rows: ReadRow[];
  leftOut: LeftOut[];
  /** What was said by groups, by the line of the wine. */
  groups: Map<number, Groups>;
}

/** A list of hardly more than names has no rows that are none, but for its headings where they are repeated. */
function withoutHeadings(rows: ReadRow[], known: Known): Sorted {
  const again = new Set(rows.filter((row) => isRepeated(row, known)));
  // What is left of a list has a wine at least.
  if (again.size === rows.length) again.clear();
  return {
    rows: rows.filter((row) => !again.has(row)),
    leftOut: [...again].map((row) => ({ ...row, why: 'heading' })),
    groups: new Map(),
  };
}

/**
 * Tells the wines of a list from its groups («Weissweine», «AOC Zürich»), repeated headings, totals and notes.
 * @param above rows over the headings, the last of which may name the first group
 */
export function sortRows(rows: ReadRow[], above: ReadRow[], known: Known, lists: Lists): Sorted {
  const rich = rows.filter((row) => isRich(row, known));
  if (rich.length < 2 || rich.length < rows.length * MOST) return withoutHeadings(rows, known);
  const wines: ReadRow[] = [];
  const leftOut: LeftOut[] = [];
  const filled = new Map<number, Groups>();
  const lastWine = rows.findLastIndex((row) => isRich(row, known));
  let outer: Grouped | null = null;
  let current: Groups = {};
  function enter(text: string): void {
    const groups = groupsOf(text, lists);
    const [first] = grouped.filter((field) => groups[field] !== undefined);
    // What nobody knows may be another type: the wines under it have none of the group before.
    if (first === undefined) {
      current = outer && outer !== 'wine_type' ? { [outer]: current[outer] } : {};
      return;
    }
    outer ??= first;
    current = groups[outer] === undefined ? { ...current, ...groups } : groups;
  }
  for (const row of above.slice(-1)) if (textsOf(row).length === 1) enter(textsOf(row)[0] ?? '');
  for (const [index, row] of rows.entries()) {
    const why = kindOf(row, known, index > lastWine, lists);
    if (why === null) {
      wines.push(row);
      filled.set(row.line, current);
      continue;
    }
    leftOut.push({ ...row, why });
    if (why === 'group') enter(textsOf(row).join(', '));
  }
  return { rows: wines, leftOut, groups: filled };
}

/** Puts what groups say of wines into their cells, where these are empty, in columns that are added where there are none. */
export function withGroups(
  columns: { heading: string; field: WineColumn | null; grouped?: WineColumn }[],
  { rows, groups }: Sorted,
): { columns: typeof columns; rows: ReadRow[] } {
  const wanted = grouped.filter((field) => rows.some(({ line }) => groups.get(line)?.[field] !== undefined));
  const places = new Map<Grouped, number>();
  const all = [...columns];
  for (const field of wanted) {
    const at = all.findIndex((column) => column.field === field);
    places.set(field, at < 0 ? all.push({ heading: '', field, grouped: field }) - 1 : at);
  }
  return {
    columns: all,
    rows: rows.map((row) => {
      const cells = [...row.cells];
      for (const [field, column] of places) {
        while (cells.length <= column) cells.push('');
        if (!cells[column]?.trim()) cells[column] = groups.get(row.line)?.[field] ?? '';
      }
      return { ...row, cells };
    }),
  };
}
