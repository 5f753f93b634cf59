import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../lib/app-error.ts';

/** Small pictures made from stored files; a node may lose them at any time and then makes them again. */
export interface PreviewCache {
  /**
   * The preview of these bytes in this variant, made once. A failure is remembered for some minutes:
   * otherwise a file that takes twenty seconds to fail would take them on every request.
   * @param sha256 of the original
   * @param variant size and kind, such as `400px`
   */
  get(sha256: string, variant: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** What the folder may hold, and how often it is trimmed. */
export interface PreviewLimits {
  maxBytes: number;
  /** Number of new previews after which the folder is trimmed. */
  trimEvery: number;
  /** How long a failure is remembered. */
  failureMs: number;
}

/** The previews of a fair with 4,000 wines and 300 pages in all sizes take about 400 MB. */
const LIMITS: PreviewLimits = { maxBytes: 1024 ** 3, trimEvery: 100, failureMs: 10 * 60_000 };

/** How many failures are remembered; the oldest are forgotten first. */
const MAX_FAILURES = 1_000;

/** Errors that would occur again, because the file is the reason. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['file.unreadable', 'file.too-complex']);

/** To be incremented when the press draws the same file differently, so that older previews are no longer shown. */
const DRAWING = 2;

const safe = /^[\w-]+$/;
const UNFINISHED = '.part';

/** Keeps previews as files in a folder of this node; when it is full, the least recently used are removed. */
export function createPreviewCache(folder: string, limits: PreviewLimits = LIMITS): PreviewCache {
  const making = new Map<string, Promise<Uint8Array>>();
  const failures = new Map<string, { error: unknown; until: number }>();
  let sinceTrim = 0;
  let lastUse = 0;

  /**
   * Notes that a preview is used now, in its file's time. No two uses get the same time: the file system's own
   * clock stands still for some milliseconds, and what was used last would look older than what was written before.
   */
  const noteUse = async (path: string) => {
    lastUse = Math.max(Date.now(), lastUse + 1);
    const at = new Date(lastUse);
    await utimes(path, at, at);
  };

  const trim = async () => {
    const files: { path: string; bytes: number; usedAt: number }[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      files.push({ path, bytes: size, usedAt: mtimeMs });
    }
    let left = limits.maxBytes;
    for (const { path, bytes } of files.sort((a, b) => b.usedAt - a.usedAt)) {
      left -= bytes;
      if (left < 0) await rm(path, { force: true });
    }
  };

  const store = async (path: string, bytes: Uint8Array) => {
    const beside = `${path}.${randomUUID()}${UNFINISHED}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(beside, bytes, { mode: 0o600 });
      await noteUse(beside);
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
    sinceTrim += 1;
    if (sinceTrim < limits.trimEvery) return;
    sinceTrim = 0;
    await trim();
  };

  const find = async (path: string) => {
    const kept = await readFile(path).catch(() => null);
    if (kept) await noteUse(path).catch(() => undefined);
    return kept;
  };

  const remember = (name: string, error: unknown) => {
    failures.delete(name);
    failures.set(name, { error, until: Date.now() + limits.failureMs });
    const [oldest] = failures.keys();
    if (failures.size > MAX_FAILURES && oldest) failures.delete(oldest);
  };

  return {
    async get(sha256, variant, make) {
      const name = `${DRAWING}-${sha256}-${variant}`;
      if (!safe.test(name)) throw new Error(`not a preview: ${name}`);
      const path = join(folder, name);
      const kept = await find(path);
      if (kept) return kept;
      const failed = failures.get(name);
      if (failed && failed.until > Date.now()) throw failed.error;
      // Many cards request the same picture at once; it is drawn once.
      const running = making.get(name);
      if (running) return running;
      const made = make();
      making.set(name, made);
      try {
        const bytes = await made;
        // On a full disk the picture is not cached, but still returned.
        await store(path, bytes).catch(() => undefined);
        return bytes;
      } catch (error) {
        if (error instanceof AppError && OF_THE_FILE.has(error.code)) remember(name, error);
        throw error;
      } finally {
        making.delete(name);
      }
    },
  };
}
