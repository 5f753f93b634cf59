import { type ImportResource, type Language, nameKey, readAmount } from '@rebblatt/contracts';
import type { NamedList } from './named-list.rules.ts';

/** What a cell says, as the form takes it, of its own field or of several; or what it may have meant. */
export type CellValue =
  | { is: unknown }
  | { are: Record<string, unknown> }
  | { unknown: true; suggestions: string[]; text?: string; all?: string[] };

/** The lists that columns name: those that can be brought along, and catalogues. */
export type NamedKind = ImportResource | 'catalog';

/** The other lists whose entries columns name. */
export type Named = ReadonlyMap<NamedKind, NamedList>;

/** A column that a list can have. */
export interface ListField {
  /** The field of the form. */
  field: string;
  headings: Record<Language, string>;
  /** What lists call it otherwise. */
  others: string[];
  required: boolean;
  example: string;
  /** The list whose entries it names, and whether the form takes their numbers or their names. */
  of?: NamedKind;
  byId?: boolean;
  /** Whether names that are unknown there can be added in the same step: those that need nothing but a name. */
  adds?: boolean;
  /** For a column that says several fields at once, which are columns of their own as well: postcode and town. */
  joint?: boolean;
  /** Whether it names several entries. */
  several?: boolean;
  /** Whether what it names is all that there is, where others add to what is there. */
  all?: boolean;
  read: (text: string, named: Named) => CellValue;
  /** How a value that is stored is written in a list. */
  write: (value: unknown, named: Named) => string;
}

type FieldWords = Pick<ListField, 'field' | 'headings' | 'example'> & {
  others?: string[];
  required?: boolean;
};

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const fieldOf = (column: FieldWords) => ({ others: [], required: false, ...column });

/** Words as they stand. */
export const text = (column: FieldWords): ListField => ({
  ...fieldOf(column),
  read: (cell) => ({ is: cell }),
  write: plain,
});

/** An amount in CHF; what it may have meant is asked, a dash is none. */
export const amount = (column: FieldWords): ListField => ({
  ...fieldOf(column),
  read: (cell) => {
    const found = readAmount(cell);
    if ('is' in found) return { is: found.is };
    if ('none' in found) return { is: null };
    return { unknown: true, suggestions: found.readings.map((one) => one.toFixed(2)) };
  },
  write: (value) => (typeof value === 'number' ? value.toFixed(2) : plain(value)),
});

/** One of a few values, each with the words for it; the first is the one that lists are written with. */
export function oneOf(
  column: FieldWords,
  words: readonly (readonly [value: unknown, words: string[]])[],
): ListField {
  const byKey = new Map(words.flatMap(([value, all]) => all.map((word) => [nameKey(word), value])));
  return {
    ...fieldOf(column),
    read: (cell) => {
      const key = nameKey(cell);
      return byKey.has(key)
        ? { is: byKey.get(key) }
        : { unknown: true, suggestions: words.flatMap(([, [word]]) => word ?? []) };
    },
    write: (value) => words.find(([one]) => one === value)?.[1][0] ?? plain(value),
  };
}

/** A column that says several fields at once. @param split what it says of each */
export const joint = (column: FieldWords, split: (text: string) => Record<string, unknown>): ListField => ({
  ...fieldOf(column),
  joint: true,
  read: (cell) => ({ are: split(cell) }),
  write: () => '',
});

const SEPARATORS = /[,;|\n]/;

/** The names of several entries of another list, by their numbers. */
export const namesIn = (of: NamedKind, column: FieldWords): ListField => ({
  ...fieldOf(column),
  of,
  byId: true,
  several: true,
  read: (cell, lists) => {
    const list = lists.get(of);
    const whole = list?.find(cell);
    if (whole) return { is: [whole.value] };
    const parts = cell.split(SEPARATORS).map((one) => one.trim());
    const named = parts.filter((part) => part !== '').map((part) => ({ part, found: list?.find(part) }));
    const all = named.flatMap(({ part, found }) => (found ? [] : [part]));
    const [text] = all;
    if (text === undefined) return { is: [...new Set(named.map(({ found }) => found?.value))] };
    const suggestions = (list?.near(text) ?? []).map((near) => cell.replace(text, () => near));
    return { unknown: true, suggestions, text, all };
  },
  write: (value, named) =>
    (Array.isArray(value) ? value : []).map((one) => named.get(of)?.nameOf(one) ?? plain(one)).join(', '),
});

/** The name of an entry of another list, which can be added there in the same step where that needs no more. */
export const nameIn = (
  of: ImportResource,
  column: FieldWords,
  { byId = false, adds = true } = {},
): ListField => ({
  ...fieldOf(column),
  of,
  byId,
  adds,
  read: (cell, named) => {
    const found = named.get(of)?.find(cell);
    return found ? { is: found.value } : { unknown: true, suggestions: named.get(of)?.near(cell) ?? [] };
  },
  write: (value, named) => named.get(of)?.nameOf(value) ?? plain(value),
});
