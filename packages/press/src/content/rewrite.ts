import { type Operation, operations } from './tokens.ts';

/** The content that is being written: a copy of what was read, but for what is replaced or inserted. */
export class Rewriting {
  #bytes: Uint8Array;
  #parts: Uint8Array[];
  #kept = 0;

  constructor(bytes: Uint8Array, before: string) {
    this.#bytes = bytes;
    this.#parts = before === '' ? [] : [Buffer.from(before)];
  }

  /** Replaces what lies between two offsets, from left to right; with the same offset twice it inserts. */
  put(from: number, to: number, text: string): void {
    this.#parts.push(this.#bytes.subarray(this.#kept, from), Buffer.from(text));
    this.#kept = to;
  }

  replace({ start, end }: Operation, text: string): void {
    this.put(start, end, text);
  }

  drop(operation: Operation): void {
    this.replace(operation, ' ');
  }

  /** Inserts text on both sides of an operation. */
  surround({ start, end }: Operation, before: string, after: string): void {
    if (before !== '') this.put(start, start, ` ${before} `);
    if (after !== '') this.put(end, end, ` ${after} `);
  }

  /** The new content; undefined when nothing was changed. */
  end(): Uint8Array | undefined {
    if (this.#parts.length === 0) return undefined;
    return Buffer.concat([...this.#parts, this.#bytes.subarray(this.#kept)]);
  }
}

/**
 * Rewrites a content stream operation by operation; every byte that is not replaced stays as it is.
 * @param start the state at the beginning, as far as the editor looks at it; saved and restored with q and Q
 * @param edit called for each operation, with the state before it, which it modifies
 * @param before text to be written before everything else
 * @returns the new content, or undefined when it is the same
 */
export function rewrite<S extends object>(
  bytes: Uint8Array,
  start: S,
  edit: (operation: Operation, state: S, written: Rewriting) => void,
  before = '',
): Uint8Array | undefined {
  const written = new Rewriting(bytes, before);
  const saved: S[] = [];
  let state = { ...start };
  for (const operation of operations(bytes)) {
    if (operation.operator === 'q') saved.push({ ...state });
    else if (operation.operator === 'Q') state = saved.pop() ?? state;
    edit(operation, state, written);
  }
  return written.end();
}
