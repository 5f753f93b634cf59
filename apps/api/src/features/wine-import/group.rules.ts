import { readAmount, type WineColumn } from '@rebblatt/contracts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { folded } from './likeness.rules.ts';
import type { Lists } from './lists.rules.ts';
import { readSize } from './size.rules.ts';

/** Why a row is no wine. */
export type LeftOut = ReadRow & { why: 'group' | 'heading' | 'total' | 'note' };

/** What a group row says of the wines that follow. */
const grouped = ['region', 'wine_type', 'size'] as const;
type Grouped = (typeof grouped)[number];
type Groups = Partial<Record<Grouped, string>>;

const TOTAL =
  /^(?:(?:zwischen|gesamt|end)?-?(?:totals?|summe|betrag)|gesamt|sous-?total|sub-?total|grand total|totale|totali|totaux|totales|somme|durchschnitt|average|avg|moyenne|promedio|montant(?: total)?|importo|mwst|tva|versand(?:kosten)?|rabatt|rabais)\b(?:\s*(?:[:.,()%/-]|\d+(?:[.,]\d+)*|chf|fr|der|des|de|la|weine|pro|per|par|flaschen?|vins|wines|bouteilles?|bottles?|fl|[€$£]|inkl|exkl|incl|excl|mwst|tva|ttc|ht)\.?)*$/iu;
const MARKED_NOTE = /^(?:[*†‡¹²³]|\(?\d\)|https?:|www\.|tel)|@/i;
/** More letters than the name of a group has. */
const LONG = 40;

/** What words say before or after the name of a group. */
const beside =
  /(?<!\p{L})(?:unsere?|nos|our|i nostri|les|le|die|der|aoc|aop|doc|docg|igp|igt|kanton|canton|cantone|region|région|regione|aus|de|du|von|vom|dem|der|flaschen|bouteilles)(?!\p{L})/giu;

/** Endings of the plural, in four languages: «Weissweine», «Vins blancs», «Vini bianchi», «Red wines». */
const singular: [RegExp, string][] = [
  [/weine\b/gi, 'wein'],
  [/\b(weiss|rot|süss)e[rn]?\b/gi, '$1'],
  [/\bvins\b/gi, 'vin'],
  [/\bvini\b/gi, 'vino'],
  [/\bwines\b/gi, 'wine'],
  [/\b(blanc|rouge|rosé|white|red|mousseux|doux)s\b/gi, '$1'],
  [/\bbianchi\b/gi, 'bianco'],
  [/\brossi\b/gi, 'rosso'],
  [/\brosati\b/gi, 'rosato'],
  [/\bspumanti\b/gi, 'spumante'],
  [/\brosées?\b/gi, 'rosé'],
];

/** The words of a group's name that may be looked up: as it is, without what stands beside it, in the singular. */
function namesOf(text: string): string[] {
  const bare = text.replace(beside, ' ').replace(/\s+/g, ' ').trim();
  const one = singular.reduce((word, [plural, single]) => word.replace(plural, single), bare);
  const short = one.replace(/\b(?:vino|vin|wine|wein)\b/gi, ' ').trim();
  return [text, bare, one, short].filter(Boolean);
}

/** The parts of a group's name: «Rotweine AOC Zürich» are two, «Weissweine: 75 cl» as well. */
const partsOf = (text: string) => [
  text,
  ...text.split(/\s*(?:[,;:|/()–—]|\s-\s|\bAOC\b|\baus\b|\bdu\b|\bvom\b)\s*/iu),
];

/** What a group row says of the wines under it. */
function groupsOf(text: string, lists: Lists): Groups {
  const found: Groups = {};
  for (const part of partsOf(text).filter(Boolean)) {
    for (const field of ['wine_type', 'region'] as const) {
      if (found[field]) continue;
      const value = namesOf(part)
        .map((name) => lists[field].find(name))
        .find((one) => 'is' in one);
      if (value && 'is' in value) found[field] = value.is.label ?? value.is.name;
    }
    const size = readSize(part);
    if (!found.size && size?.clear && size.contents.length === 1) found.size = part;
  }
  return found;
}

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
  const said = cells.flatMap((cell, index) => (cell.trim() ? [{ cell: folded(cell), index }] : []));
  const same = said.filter(({ cell, index }) => cell !== '' && words.get(index) === cell);
  return same.length >= 2 && same.length * 2 >= said.length;
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
  const [text = ''] = texts;
  // «Weissweine | 75 cl» is a group; a name with anything else may be a wine without a price.
  if (texts.length > 1)
    return texts.every((one) => Object.keys(groupsOf(one, lists)).length > 0) ? 'group' : null;
  if (MARKED_NOTE.test(text) || /[.!?]$/.test(text) || text.length > LONG || last) return 'note';
  return 'group';
}

/** A sum: every word in it says so, counts or is a currency. */
function isTotal({ cells }: ReadRow, { fields }: Known): boolean {
  const said = cells.flatMap((cell, index) => (cell.trim() ? [{ text: cell.trim(), index }] : []));
  if (said.some(({ index }) => fields[index] === 'year')) return false;
  const words = said.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => text);
  return (
    words.some((text) => TOTAL.test(text)) &&
    words.every((text) => TOTAL.test(text) || /^(?:\d|chf|fr)/i.test(text))
  );
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
  const said = new Map<number, Groups>();
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
      said.set(row.line, current);
      continue;
    }
    leftOut.push({ ...row, why });
    if (why === 'group') enter(textsOf(row).join(', '));
  }
  return { rows: wines, leftOut, groups: said };
}

/** Puts what groups say of wines into their cells, where these are empty, in columns that are added where there are none. */
export function withGroups(
  columns: { heading: string; field: WineColumn | null }[],
  { rows, groups }: Sorted,
): { columns: typeof columns; rows: ReadRow[] } {
  const wanted = grouped.filter((field) => rows.some(({ line }) => groups.get(line)?.[field] !== undefined));
  const places = new Map<Grouped, number>();
  const all = [...columns];
  for (const field of wanted) {
    const at = all.findIndex((column) => column.field === field);
    places.set(field, at < 0 ? all.push({ heading: '', field }) - 1 : at);
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
