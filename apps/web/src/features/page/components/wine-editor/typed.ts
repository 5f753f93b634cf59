import { createStore } from '../../../../lib/store.ts';

/** Texts that are being typed and not stored yet, by field. */
export type Typed = Readonly<Record<string, string>>;

export const FOOTER = 'footer';
export const NEW_CATEGORY = 'new-category';
export const categoryKey = (id: number) => `category-name:${id}`;
export const priceKey = (wineId: number, sizeId: number) => `price:${wineId}:${sizeId}`;

/** Holds what is typed until it is stored, and what is wrong with it. */
export function createTyped() {
  const texts = createStore<Typed>({});
  const faults = createStore<Typed>({});
  const without = (record: Typed, key: string): Typed => {
    if (!(key in record)) return record;
    const { [key]: _, ...rest } = record;
    return rest;
  };
  return {
    texts,
    faults,
    type(key: string, text: string) {
      texts.set((before) => ({ ...before, [key]: text }));
      faults.set((before) => without(before, key));
    },
    /** Forgets a text; one that was typed on since `stored` was sent stays. */
    forget(key: string, stored?: string) {
      if (stored !== undefined && texts.get()[key] !== stored) return;
      texts.set((before) => without(before, key));
      faults.set((before) => without(before, key));
    },
    fault: (key: string, text: string) => faults.set((before) => ({ ...before, [key]: text })),
  };
}
