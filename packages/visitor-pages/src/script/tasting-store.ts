/** A wine on somebody's list, with what they thought of it. */
export interface Entry {
  id: number;
  /** Kept for a wine that a later edition does not have any more. */
  name: string;
  /** 0 to 5; null as long as it was not tasted. */
  points: number | null;
  note: string;
}

export interface TastingStore {
  /** Whether entries are kept when the page is closed. */
  kept: boolean;
  all(): Entry[];
  get(id: number): Entry | undefined;
  put(entry: Entry): void;
  remove(id: number): void;
  /** Calls back after every change, also one in another window. */
  onChange(back: () => void): void;
}

/**
 * The tasting list of a catalogue on this device alone, in IndexedDB; where there is none it lasts as long as the page. It
 * stands alone: its text is sent to browsers as it is.
 */
export function createTastingStore(slug: string): Promise<TastingStore> {
  const [name, store] = ['rebblatt-merkliste', 'weine'];
  const entries = new Map<number, Entry>();
  const backs: (() => void)[] = [];
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${name}-${slug}`);
  const isEntry = (value: unknown): value is Entry & { slug: string } =>
    typeof value === 'object' && value !== null && typeof (value as Entry).id === 'number';

  const open = new Promise<IDBDatabase | null>((resolve) => {
    try {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: ['slug', 'id'] });
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => resolve(null);
      asked.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  const read = (db: IDBDatabase | null) =>
    new Promise<void>((resolve) => {
      if (!db) return resolve();
      const asked = db
        .transaction(store)
        .objectStore(store)
        .getAll(IDBKeyRange.bound([slug, 0], [slug, 2147483647]));
      asked.onsuccess = () => {
        entries.clear();
        for (const one of asked.result as unknown[]) if (isEntry(one)) entries.set(one.id, one);
        resolve();
      };
      asked.onerror = () => resolve();
    });

  return open.then(async (db) => {
    await read(db);
    const tell = () => {
      for (const back of backs) back();
    };
    const write = (change: (to: IDBObjectStore) => void) => {
      tell();
      if (!db) return;
      try {
        const work = db.transaction(store, 'readwrite');
        change(work.objectStore(store));
        work.oncomplete = () => channel?.postMessage(1);
        // A full disk: the list stays as it is until the page is closed.
        work.onerror = (event) => event.preventDefault();
      } catch {
        // The database was closed by the browser; the list stays until the page is closed.
      }
    };
    if (channel) channel.onmessage = () => void read(db).then(tell);
    return {
      kept: db !== null,
      all: () => [...entries.values()],
      get: (id) => entries.get(id),
      put(entry) {
        entries.set(entry.id, entry);
        write((to) => to.put({ ...entry, slug }));
      },
      remove(id) {
        entries.delete(id);
        write((to) => to.delete([slug, id]));
      },
      onChange: (back) => void backs.push(back),
    };
  });
}
