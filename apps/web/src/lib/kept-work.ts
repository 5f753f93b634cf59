/** The prefix of these keys in the browser's storage; followed by person, path and name. */
const PREFIX = 'kept-work';
const DAY_MS = 24 * 60 * 60_000;
/** How long unsaved work is kept. */
const KEPT_MS = 7 * DAY_MS;

type Kept = { at: number; work: unknown };

/** The sources of unsaved work on the screen, by name; they return undefined if there is none. */
const offers = new Map<object, { name: string; work: () => unknown }>();

const keyOf = (person: string, path: string, name: string) => [PREFIX, person, path, name].join(' ');

/** Registers unsaved work to be kept if the session ends; returns a function that unregisters it. */
export function offerWork(name: string, work: () => unknown): () => void {
  const offer = {};
  offers.set(offer, { name, work });
  return () => offers.delete(offer);
}

/** Stores the registered work for a person and the current path; returns whether there was any. */
export function keepWork(person: string): boolean {
  let any = false;
  for (const { name, work } of offers.values()) {
    const unsaved = work();
    if (unsaved === undefined) continue;
    const kept: Kept = { at: Date.now(), work: unsaved };
    try {
      localStorage.setItem(keyOf(person, location.pathname, name), JSON.stringify(kept));
      any = true;
    } catch {
      // The storage is full, and there is nowhere else to keep it.
    }
  }
  return any;
}

/** Returns and removes what was kept for a person at this path; undefined if there is nothing. */
export function takeWork(person: string, name: string): unknown {
  const key = keyOf(person, location.pathname, name);
  const kept = read(key);
  localStorage.removeItem(key);
  return kept?.work;
}

/** Removes what is kept for a person, and what has expired for anyone. */
export function forgetWork(person?: string): void {
  for (const key of keys()) {
    const mine = person !== undefined && key.startsWith(`${PREFIX} ${person} `);
    if (mine || Date.now() - (read(key)?.at ?? 0) > KEPT_MS) localStorage.removeItem(key);
  }
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX} `));

function read(key: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
