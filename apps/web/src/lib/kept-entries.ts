import { tabName } from './tab.ts';

/** Whose work it is, at which address, and which of the screen's forms has it. */
export type Place = { person: string; path: string; name: string };

/** Typed text that is not saved. */
export type Kept = {
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Whether its session has ended since. */
  ended?: boolean;
  work: unknown;
};

const PREFIX = 'kept-work';
const DAY_MS = 24 * 60 * 60_000;
/** How long unsaved work is kept. */
const KEPT_MS = 7 * DAY_MS;
/** The longest text of one entry, in characters; a form holds a hundredth of it. */
const MAX_ENTRY = 300_000;
/** How many entries a browser keeps; the oldest go first. */
const MAX_ENTRIES = 60;

/** What the keys of a place begin with, whatever tab wrote them. */
export const placeKey = ({ person, path, name }: Place) => `${PREFIX} ${person} ${path} ${name} `;
/** The key of what this tab writes for a place. */
export const ownKey = (place: Place) => placeKey(place) + tabName;
/** Whether a key is one of a person's entries. */
export const isOf = (key: string, person: string) => key.startsWith(`${PREFIX} ${person} `);
/** Whether an entry is too old to be offered. */
export const isExpired = (kept: Kept | undefined) => Date.now() - (kept?.at ?? 0) > KEPT_MS;

/** The keys of what is kept for a place, the latest first. */
export const keysAt = (place: Place): string[] =>
  keys()
    .filter((key) => key.startsWith(placeKey(place)))
    .sort((one, other) => (readEntry(other)?.at ?? 0) - (readEntry(one)?.at ?? 0));

/** An entry; undefined if there is none, or none that can be read. */
export function readEntry(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && typeof kept.at === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an entry; false if it is too large, or if the browser does not take it. */
export function writeEntry(key: string, kept: Kept): boolean {
  try {
    const text = JSON.stringify(kept);
    if (text.length > MAX_ENTRY) return false;
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry, if the browser lets us. */
export function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written to has nothing to remove.
  }
}

/** Removes what is kept for a person, what has expired for anyone, and the oldest of too many. */
export function forgetEntries(person?: string): void {
  const left: { key: string; at: number }[] = [];
  for (const key of keys()) {
    const kept = readEntry(key);
    if ((person !== undefined && isOf(key, person)) || isExpired(kept)) removeEntry(key);
    else left.push({ key, at: kept?.at ?? 0 });
  }
  left.sort((one, other) => other.at - one.at);
  for (const { key } of left.slice(MAX_ENTRIES)) removeEntry(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX} `));
  } catch {
    return [];
  }
}
