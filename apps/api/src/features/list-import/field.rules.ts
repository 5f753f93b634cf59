import { type ImportResource, type Language, nameKey } from '@rebblatt/contracts';
import type { NamedList } from './named-list.rules.ts';

/** What a cell says, as the form takes it; or what it may have meant. */
export type CellValue = { is: unknown } | { unknown: true; suggestions: string[] };

/** The other lists whose entries columns name. */
export type Named = ReadonlyMap<ImportResource, NamedList>;

/** A column that a list can have. */
export interface ListField {
  /** The field of the form. */
  field: string;
  headings: Record<Language, string>;
  /** What lists call it otherwise. */
  others: string[];
  required: boolean;
  example: string;
  /** The list whose entries it names; unknown ones can be added there in the same step. */
  of?: ImportResource;
  read: (text: string, named: Named) => CellValue;
  /** How a value that is stored is written in a list. */
  write: (value: unknown, named: Named) => string;
}

type Said = Pick<ListField, 'field' | 'headings' | 'example'> & { others?: string[]; required?: boolean };

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const fieldOf = (said: Said) => ({ others: [], required: false, ...said });

/** Words as they stand. */
export const text = (said: Said): ListField => ({
  ...fieldOf(said),
  read: (cell) => ({ is: cell }),
  write: plain,
});

/** One of a few values, each with the words for it; the first is the one that lists are written with. */
export function oneOf(said: Said, words: readonly (readonly [value: unknown, words: string[]])[]): ListField {
  const byKey = new Map(words.flatMap(([value, all]) => all.map((word) => [nameKey(word), value])));
  return {
    ...fieldOf(said),
    read: (cell) => {
      const key = nameKey(cell);
      return byKey.has(key)
        ? { is: byKey.get(key) }
        : { unknown: true, suggestions: words.flatMap(([, [word]]) => word ?? []) };
    },
    write: (value) => words.find(([one]) => one === value)?.[1][0] ?? plain(value),
  };
}

/** The name of an entry of another list. */
export const nameIn = (of: ImportResource, said: Said): ListField => ({
  ...fieldOf(said),
  of,
  read: (cell, named) => {
    const found = named.get(of)?.find(cell);
    return found ? { is: found.value } : { unknown: true, suggestions: named.get(of)?.near(cell) ?? [] };
  },
  write: (value, named) => named.get(of)?.nameOf(value) ?? plain(value),
});
