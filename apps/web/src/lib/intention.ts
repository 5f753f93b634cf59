/**
 * An action that the user wants done once. Every attempt has the same key, so that the server does it once
 * even when the first response was lost; a call with other content, or after the end, is a different action.
 */
export type Intention = {
  /** The key of a call with the content `said`. */
  keyFor: (request: string) => string;
  /** The action succeeded or was abandoned: the next call is a new one. */
  end: () => void;
};

/** Creates one, for the lifetime of a form, a dialog or an upload field. */
export function createIntention(): Intention {
  let last: { request: string; key: string } | null = null;
  return {
    keyFor(request) {
      if (last?.request !== request) last = { request, key: newKey() };
      return last.key;
    },
    end() {
      last = null;
    },
  };
}

/** A unique key. Not `randomUUID`, which browsers do not provide without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The content of a call, to compare it with a later one. A file is identified by name, size and time. */
export function requestOf(method: string | undefined, url: string | undefined, data: unknown): string {
  const body =
    data instanceof FormData
      ? [...data].map(([name, value]) => [
          name,
          value instanceof File ? [value.name, value.size, value.lastModified] : value,
        ])
      : data;
  return JSON.stringify([method, url, body]);
}
