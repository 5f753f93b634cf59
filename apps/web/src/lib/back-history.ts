/** Session storage key of the visited addresses. */
export const HISTORY_KEY = 'HISTORY';
/** More than this nobody goes back. */
const MAX_ENTRIES = 50;

/** Adds a visited address (path with query); the same screen with another query replaces its last entry. */
export function withVisit(entries: readonly string[], address: string): string[] {
  const last = entries.at(-1);
  const rest = last !== undefined && pathOf(last) === pathOf(address) ? entries.slice(0, -1) : entries;
  return [...rest, address].slice(-MAX_ENTRIES);
}

/** The newest address of the given path, exactly as it was left (filters, page), else the bare path. */
export function lastAddressOf(entries: readonly string[], path: string): string {
  return entries.findLast((entry) => pathOf(entry) === path) ?? path;
}

/** Reads the session's history; a broken entry counts as none. */
export function readHistory(storage: Storage = sessionStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a visited address for this tab. */
export function recordVisit(address: string, storage: Storage = sessionStorage): void {
  storage.setItem(HISTORY_KEY, JSON.stringify(withVisit(readHistory(storage), address)));
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}
