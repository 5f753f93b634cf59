import { nameKey, nearestNames } from '@rebblatt/contracts';

/** An entry of another list, as a column names it. */
export interface NamedEntry {
  name: string;
  /** What it is called in any language. */
  words: string[];
  /** What the form takes for it: its number, or its name. */
  value: unknown;
}

/** So many different texts get suggestions; a list in which more are unknown is not about these entries. */
const COMPARED = 200;

/** The entries of another list, each looked up once for all rows that name it. */
export class NamedList {
  readonly #byKey = new Map<string, NamedEntry>();
  readonly #byValue = new Map<unknown, NamedEntry>();
  readonly #names: string[];
  readonly #near = new Map<string, string[]>();

  constructor(entries: readonly NamedEntry[]) {
    for (const entry of entries) {
      this.#byValue.set(entry.value, entry);
      for (const word of entry.words) this.#byKey.set(nameKey(word), entry);
    }
    this.#names = entries.map(({ name }) => name);
  }

  find = (text: string): NamedEntry | undefined => this.#byKey.get(nameKey(text));

  nameOf = (value: unknown): string | undefined => this.#byValue.get(value)?.name;

  /** The entries that a text may have meant, the nearest first: «Haubtdeck» is Hauptdeck. */
  near(text: string): string[] {
    const known = this.#near.get(text);
    if (known || this.#near.size >= COMPARED) return known ?? [];
    const near = nearestNames(this.#names, text);
    this.#near.set(text, near);
    return near;
  }
}
