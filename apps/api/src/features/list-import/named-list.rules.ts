import { nameKey } from '@rebblatt/contracts';

/** An entry of another list, as a column names it. */
export interface NamedEntry {
  name: string;
  /** What it is called in any language. */
  words: string[];
  /** What the form takes for it: its number, or its name. */
  value: unknown;
}

const SUGGESTED = 4;
/** Shorter texts are parts of names by chance. */
const PART = 3;

/** The entries of another list, each looked up once for all rows that name it. */
export class NamedList {
  readonly #byKey = new Map<string, NamedEntry>();
  readonly #byValue = new Map<unknown, NamedEntry>();
  readonly #keys: [string, string][];
  readonly #near = new Map<string, string[]>();

  constructor(entries: readonly NamedEntry[]) {
    for (const entry of entries) {
      this.#byValue.set(entry.value, entry);
      for (const word of entry.words) this.#byKey.set(nameKey(word), entry);
    }
    this.#keys = entries.map(({ name }) => [nameKey(name), name]);
  }

  find = (text: string): NamedEntry | undefined => this.#byKey.get(nameKey(text));

  nameOf = (value: unknown): string | undefined => this.#byValue.get(value)?.name;

  /** The entries of whose name a text is a part, or which are a part of it. */
  near(text: string): string[] {
    const key = nameKey(text);
    const known = this.#near.get(key);
    if (known) return known;
    const near =
      key.length < PART
        ? []
        : this.#keys
            .filter(([own]) => own.includes(key) || key.includes(own))
            .map(([, name]) => name)
            .slice(0, SUGGESTED);
    this.#near.set(key, near);
    return near;
  }
}
