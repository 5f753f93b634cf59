import type { FileStore } from '../files/store.ts';
import type { Clock } from '../lib/clock.ts';
import { todayInZurich } from '../lib/clock.ts';
import { type Pack, readPack } from './pack.ts';

/** A catalogue that has, or had, something for visitors. */
export interface ShownCatalog {
  slug: string;
  name: string;
  /** The first and last day of its collection: the newest of several is shown first. */
  from: string;
  to: string;
  /** The days on which visitors see it; null without a limit. */
  publicFrom: string | null;
  publicUntil: string | null;
  /** The pack of the edition that visitors see; null while it is withdrawn. */
  sha256: string | null;
  /** The catalogue's pages that are in it, or were in the one that was withdrawn. */
  pageIds: number[];
}

/** What visitors see now, by the names of the catalogues in addresses. */
export interface Shown {
  catalogs: Map<string, ShownCatalog>;
  /** Which catalogue a printed page belongs to. */
  byPage: Map<number, ShownCatalog>;
}

/** What visitors see, kept in memory until something changes. */
export interface ShownEditions {
  /** Immediately when it is known. */
  shown(): Shown | Promise<Shown>;
  packOf(sha256: string): Pack | Promise<Pack>;
  /** Something was published, withdrawn or changed: the next request asks again. */
  forget(): void;
  /** The day in Zurich. */
  today(): string;
}

/** So many editions are kept in memory, some megabytes each; others are read again when they are asked for. */
const MAX_PACKS = 6;

/** A day changes at midnight; a second later is early enough. */
const DAY_KEPT_MS = 1000;

interface Sources {
  /** Reads what is shown from the database. */
  load: () => Promise<ShownCatalog[]>;
  files: Pick<FileStore, 'read'>;
  clock: Clock;
}

export function createShownEditions({ load, files, clock }: Sources): ShownEditions {
  let known: Shown | null = null;
  let asking: Promise<Shown> | null = null;
  const packs = new Map<string, Pack>();
  const reading = new Map<string, Promise<Pack>>();
  let day = '';
  let dayUntil = 0;

  const ask = async (): Promise<Shown> => {
    const list = await load();
    const catalogs = new Map(list.map((one) => [one.slug, one]));
    const byPage = new Map(list.flatMap((one) => one.pageIds.map((id) => [id, one] as const)));
    const used = new Set(list.map(({ sha256 }) => sha256));
    for (const sha256 of packs.keys()) if (!used.has(sha256)) packs.delete(sha256);
    return { catalogs, byPage };
  };

  return {
    shown() {
      if (known) return known;
      const answer: Promise<Shown> =
        asking ??
        ask()
          .then((shown) => {
            // What was forgotten meanwhile must not be remembered.
            if (asking === answer) known = shown;
            return shown;
          })
          .finally(() => {
            if (asking === answer) asking = null;
          });
      asking = answer;
      return answer;
    },
    packOf(sha256) {
      const pack = packs.get(sha256);
      if (pack) return pack;
      const coming =
        reading.get(sha256) ??
        files
          .read(sha256)
          .then(readPack)
          .then((read) => {
            const oldest = packs.size >= MAX_PACKS ? packs.keys().next().value : undefined;
            if (oldest !== undefined) packs.delete(oldest);
            packs.set(sha256, read);
            return read;
          })
          .finally(() => reading.delete(sha256));
      reading.set(sha256, coming);
      return coming;
    },
    forget() {
      known = null;
      asking = null;
    },
    today() {
      const now = performance.now();
      if (now > dayUntil) {
        day = todayInZurich(clock);
        dayUntil = now + DAY_KEPT_MS;
      }
      return day;
    },
  };
}

/** What a catalogue is to a visitor today. */
export function stateOf(
  { sha256, publicFrom, publicUntil }: ShownCatalog,
  today: string,
): 'public' | 'future' | 'gone' {
  if (publicFrom !== null && today < publicFrom) return 'future';
  if (publicUntil !== null && today > publicUntil) return 'gone';
  return sha256 === null ? 'gone' : 'public';
}
