import type { VisitKind } from '@rebblatt/contracts';
import { EMBED_PATH } from '@rebblatt/visitor-pages';
import type { Database } from '../lib/database.ts';
import { type Logger, reasonOf } from '../lib/logger.ts';
import { sql } from '../lib/sql.ts';

/** Sums are written once a minute: nothing of a visit touches the database. */
const WRITE_EVERY_MS = 60_000;

/** How often visitors read a kind of page: sums of a day, without an address, a browser or a time. */
export interface VisitCounts {
  /** @param day in Zurich @param path within a catalogue's site, as it was sent */
  count(day: string, slug: string, path: string): void;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
  stop(): Promise<void>;
}

const folders: Record<string, VisitKind> = {
  aussteller: 'exhibitor',
  schiff: 'ship',
  region: 'region',
  rebsorte: 'grape',
  auszeichnung: 'award',
};
const DATA = /^daten\.(?:json|csv)$/;
/** The only data that pages fetch is the index of the search. */
const INDEX = /^a\/[^/]+\.json$/;

/** What is read; null for what only belongs to a page, such as its style sheet. */
function kindOfPath(path: string): VisitKind | null {
  const rest = path.replace(/^(?:fr|en)\//, '');
  if (rest === '' || rest === EMBED_PATH) return 'start';
  if (DATA.test(rest)) return 'data';
  if (INDEX.test(path)) return 'search';
  return folders[/^([a-z]+)\//.exec(rest)?.[1] ?? ''] ?? null;
}

interface Tools {
  db: Pick<Database, 'query'>;
  log: Logger;
}

export function createVisitCounts({ db, log }: Tools): VisitCounts {
  let counted = new Map<string, number>();
  const add = (key: string, calls: number) => counted.set(key, (counted.get(key) ?? 0) + calls);

  const write = async () => {
    const sums = [...counted];
    if (sums.length === 0) return;
    counted = new Map();
    const rows = sums.map(([key, calls]) => {
      const [day = '', kind = '', slug = ''] = key.split(' ');
      return { day, kind, slug, calls };
    });
    await db
      .query(sql`
      INSERT INTO visit_count (catalog_id, day, kind, calls)
      SELECT p.catalog_id, s.day, s.kind, s.calls
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (day date, kind text, slug text, calls int)
      JOIN publication p ON p.slug = s.slug
      ORDER BY p.catalog_id, s.day, s.kind
      ON CONFLICT (catalog_id, day, kind) DO UPDATE SET calls = visit_count.calls + excluded.calls`)
      .catch((error: unknown) => {
        // They are written with the next ones.
        for (const [key, calls] of sums) add(key, calls);
        throw error;
      });
  };
  const tryToWrite = () =>
    write().catch((error: unknown) =>
      log.warn(
        { event: 'visits.not-counted', reason: reasonOf(error) },
        'calls of visitors are not written yet',
      ),
    );
  const timer = setInterval(() => void tryToWrite(), WRITE_EVERY_MS);
  timer.unref();

  return {
    count(day, slug, path) {
      const kind = kindOfPath(path);
      if (kind === null) return;
      const key = `${day} ${kind} ${slug}`;
      add(key, 1);
    },
    write,
    async stop() {
      clearInterval(timer);
      await tryToWrite();
    },
  };
}
