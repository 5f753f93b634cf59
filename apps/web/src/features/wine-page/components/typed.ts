import { createStore } from '../../../lib/store.ts';

/** Texts that are being typed and not stored yet, by field. */
export type Typed = Readonly<Record<string, string>>;

export const FOOTER = 'footer';
export const NEW_CATEGORY = 'new-category';
export const categoryKey = (id: number) => `category-name:${id}`;
export const priceKey = (wineId: number, sizeId: number) => `price:${wineId}:${sizeId}`;

/** Keeps typed text until it is stored, its errors, and how to send it. */
export function createTyped() {
  const texts = createStore<Typed>({});
  const faults = createStore<Typed>({});
  /** Fields that still have the focus, but whose text is stored. */
  const stored = createStore<Typed>({});
  const senders = new Map<string, () => void>();
  const without = (record: Typed, key: string): Typed => {
    if (!(key in record)) return record;
    const { [key]: _, ...rest } = record;
    return rest;
  };
  return {
    texts,
    faults,
    stored,
    type(key: string, text: string) {
      texts.set((before) => ({ ...before, [key]: text }));
      faults.set((before) => without(before, key));
      stored.set((before) => without(before, key));
    },
    /** Removes a text, unless it has changed since `sent` was sent. */
    forget(key: string, sent?: string) {
      if (sent !== undefined && texts.get()[key] !== sent) return;
      for (const store of [texts, faults, stored]) store.set((before) => without(before, key));
    },
    /**
     * Marks a text as stored while its field has the focus: replacing it could remove a blank at the cursor.
     */
    keep(key: string, sent: string) {
      if (texts.get()[key] === sent) stored.set((before) => ({ ...before, [key]: sent }));
    },
    /** The fields whose text is not stored. */
    open: () => Object.keys(texts.get()).filter((key) => !(key in stored.get())),
    /** Sets how a field's text is sent. */
    sendBy: (key: string, send: () => void) => senders.set(key, send),
    /** Sends every text that is not stored, as when its field loses the focus. */
    sendAll() {
      for (const key of this.open()) senders.get(key)?.();
    },
    fault: (key: string, text: string) => faults.set((before) => ({ ...before, [key]: text })),
  };
}
