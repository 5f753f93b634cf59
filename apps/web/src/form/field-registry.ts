import { createContext } from 'react';

/** A field of the form as the error summary and the comparison name it. */
export type FieldEntry = {
  name: string;
  label: string;
  id: string;
  /** The value in words, where it is not its own text (a select holds an id). */
  words?: (value: unknown) => string;
};

/** Fields in the order they stand on the screen. */
export type FieldRegistry = {
  add: (entry: FieldEntry) => () => void;
  list: () => FieldEntry[];
};

/** A registry for one form. */
export function createFieldRegistry(): FieldRegistry {
  const entries = new Map<string, FieldEntry>();
  return {
    add(entry) {
      entries.set(entry.name, entry);
      return () => {
        if (entries.get(entry.name) === entry) entries.delete(entry.name);
      };
    },
    list: () => [...entries.values()],
  };
}

export const FieldRegistryContext = createContext<FieldRegistry>(createFieldRegistry());
