import { createContext } from 'react';
import { get } from 'react-hook-form';

/** A field of the form for the error summary and the comparison. */
export type FieldEntry = {
  name: string;
  label: string;
  id: string;
  /** The value as text, if it is not text itself (in a select it is an id). */
  words?: (value: unknown) => string;
  /** Whether the value is chosen from a list. */
  choice?: boolean;
};

/** Fields in the order of the screen. */
export type FieldRegistry = {
  add: (entry: FieldEntry) => () => void;
  list: () => FieldEntry[];
};

/** Creates a registry for one form. */
export function createFieldRegistry(): FieldRegistry {
  const entries = new Map<string, FieldEntry>();
  return {
    add(entry) {
      entries.set(entry.name, entry);
      return () => {
        if (entries.get(entry.name) === entry) entries.delete(entry.name);
      };
    },
    list: () => [...entries.values()].sort(byPlace),
  };
}

/** The value of a field as users see it. */
export function shownValue(field: FieldEntry, values: Record<string, unknown>): string {
  const value: unknown = get(values, field.name);
  if (field.words) return field.words(value);
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A field registers again when its options arrive, so the order of registration is not that of the screen.
 */
function byPlace(a: FieldEntry, b: FieldEntry): number {
  const [first, second] = [document.getElementById(a.id), document.getElementById(b.id)];
  if (!first || !second || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export const FieldRegistryContext = createContext<FieldRegistry>(createFieldRegistry());
