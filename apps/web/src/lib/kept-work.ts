/** Everything of this file in the browser's store begins so; then person, address and what it belongs to. */
const PREFIX = 'kept-work';
const DAY_MS = 24 * 60 * 60_000;
/** What nobody came back for is forgotten after a week. */
const KEPT_MS = 7 * DAY_MS;

type Kept = { at: number; work: unknown };

/** What the screen holds that is not stored, by name; undefined while there is nothing. */
const offers = new Map<object, { name: string; work: () => unknown }>();

const keyOf = (person: string, path: string, name: string) => [PREFIX, person, path, name].join(' ');

/** Offers unsaved work to be kept should the session end; the returned function takes the offer back. */
export function offerWork(name: string, work: () => unknown): () => void {
  const offer = {};
  offers.set(offer, { name, work });
  return () => offers.delete(offer);
}

/** Keeps what is offered this moment for one person at the address they are at; tells whether that was anything. */
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
      // A full store: there is nowhere else to keep it.
    }
  }
  return any;
}

/** What was kept for a person at this address, once; undefined when there is nothing. */
export function takeWork(person: string, name: string): unknown {
  const key = keyOf(person, location.pathname, name);
  const kept = read(key);
  localStorage.removeItem(key);
  return kept?.work;
}

/** Forgets what is kept for a person, and what has become old of anybody. */
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
