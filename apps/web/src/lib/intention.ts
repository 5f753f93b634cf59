/**
 * One thing that somebody wants done once. Every try carries the same key, so that the server does it once even when
 * the first answer was lost; what is said differently, or again after it was done, is another thing.
 */
export type Intention = {
  /** The key of a call that says `said`. */
  keyFor: (said: string) => string;
  /** It is done, or given up: the next call is a new one. */
  end: () => void;
};

/** Makes one; it lives as long as the form, the dialog or the upload field it belongs to. */
export function createIntention(): Intention {
  let last: { said: string; key: string } | null = null;
  return {
    keyFor(said) {
      if (last?.said !== said) last = { said, key: newKey() };
      return last.key;
    },
    end() {
      last = null;
    },
  };
}

/** A key nobody else has. Not `randomUUID`, which browsers lack where the address has no TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What a call says, to tell whether a later one is the same. A file is known by its name, size and age. */
export function whatIsSaid(method: string | undefined, url: string | undefined, data: unknown): string {
  const body =
    data instanceof FormData
      ? [...data].map(([name, value]) => [
          name,
          value instanceof File ? [value.name, value.size, value.lastModified] : value,
        ])
      : data;
  return JSON.stringify([method, url, body]);
}
