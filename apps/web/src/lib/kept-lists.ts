import { createStore, del, get, keys, set } from 'idb-keyval';
import { isExpired, isOf, type Kept, type Place, placeKey } from './kept-entries.ts';

/**
 * Work that is too large for the browser's small storage, an import list for example, in its database. Whatever fails
 * there, as in a private window, leaves the screen as it is: nothing was kept.
 */
const opened = () => createStore('rebblatt-kept-work', 'lists');
let store: ReturnType<typeof createStore> | undefined;
const lists = () => {
  store ??= opened();
  return store;
};

/** How many lists a browser keeps; the oldest go first. */
const MAX_LISTS = 6;

/** Stores a list. */
export async function writeList(key: string, kept: Kept): Promise<void> {
  await quietly(() => set(key, kept, lists()));
}

/** A list; undefined if there is none. */
export const readList = (key: string): Promise<Kept | undefined> =>
  quietly(async () => {
    const kept = await get<Kept>(key, lists());
    return kept && !isExpired(kept) ? kept : undefined;
  });

/** Removes a list. */
export async function removeList(key: string): Promise<void> {
  await quietly(() => del(key, lists()));
}

/** The keys of the lists of a place, the latest first. */
export async function listKeysAt(place: Place): Promise<string[]> {
  const found = (await allKeys()).filter((key) => key.startsWith(placeKey(place)));
  const aged = await Promise.all(found.map(async (key) => ({ key, at: (await readList(key))?.at ?? 0 })));
  return aged.sort((one, other) => other.at - one.at).map(({ key }) => key);
}

/** Removes the lists of a person, what has expired for anyone, and the oldest of too many. */
export async function forgetLists(person?: string): Promise<void> {
  const left: { key: string; at: number }[] = [];
  for (const key of await allKeys()) {
    const kept = person !== undefined && isOf(key, person) ? undefined : await readList(key);
    if (kept) left.push({ key, at: kept.at });
    else await removeList(key);
  }
  left.sort((one, other) => other.at - one.at);
  for (const { key } of left.slice(MAX_LISTS)) await removeList(key);
}

const allKeys = async (): Promise<string[]> => (await quietly(() => keys<string>(lists()))) ?? [];

/** Without a database, or with a full one, there is nothing. */
async function quietly<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return typeof indexedDB === 'undefined' ? undefined : await act();
  } catch {
    store = undefined;
    return undefined;
  }
}
