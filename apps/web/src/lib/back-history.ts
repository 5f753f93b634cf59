/** Session storage key of the visited addresses. */
const HISTORY_KEY = 'HISTORY';
/** The maximum number of entries. */
const MAX_ENTRIES = 50;

/** Adds a visited address (path with query); the same screen with another query replaces its last entry. */
export function withVisit(entries: readonly string[], address: string): string[] {
  const last = entries.at(-1);
  const rest = last !== undefined && pathOf(last) === pathOf(address) ? entries.slice(0, -1) : entries;
  return [...rest, address].slice(-MAX_ENTRIES);
}

/** The latest address of the given path, as the user left it (filters, page), otherwise the path alone. */
export function lastAddressOf(entries: readonly string[], path: string): string {
  return entries.findLast((entry) => pathOf(entry) === path) ?? path;
}

/** Screens from which things are opened that have a list elsewhere. */
const STARTS = {
  organiser: /^\/catalog\/\d{1,10}\/progress(\/\d{1,10})?$/,
  exhibitor: /^\/exhibitor-wine$/,
};

/** The path of the start from which the screen at a path was opened; undefined if it was another one, such as its list. */
export function startBefore(
  entries: readonly string[],
  path: string,
  who: keyof typeof STARTS,
): string | undefined {
  const before = pathOf(entries.findLast((entry) => pathOf(entry) !== path) ?? '');
  return STARTS[who].test(before) ? before : undefined;
}

/** Reads the session's history; an invalid entry counts as none. */
export function readHistory(storage: Storage = sessionStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Records a visited address for this tab. */
export function recordVisit(address: string, storage: Storage = sessionStorage): void {
  storage.setItem(HISTORY_KEY, JSON.stringify(withVisit(readHistory(storage), address)));
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}
