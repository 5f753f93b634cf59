import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A cache of what is made for books, by what it was made from. A node may lose it at any time and makes it again. */
export interface KeptFiles {
  /** What is stored under a key, or undefined when there is nothing or it is damaged. */
  find(key: string): Promise<Uint8Array | undefined>;
  /** Stores a file. Never fails: on a full disk it is not stored. */
  keep(key: string, file: Uint8Array): Promise<void>;
  /** Removes what exceeds the limits, least recently used first. */
  trim(): Promise<void>;
}

export interface CacheLimits {
  /** The size of all files together. */
  bytes: number;
  /** The time since a file was last used. */
  ageMs: number;
}

/** A book of 300 pages takes about 3 MB, each changed page 0.3 MB. */
const LIMITS: CacheLimits = { bytes: 256 * 2 ** 20, ageMs: 30 * 24 * 3_600_000 };
/** A file that is still being written is younger than this. */
const ABANDONED_AFTER_MS = 3_600_000;
const UNFINISHED = '.part';
const SEAL_BYTES = 32;

/**
 * Stores files in a folder, which several processes may share: a file appears completely or not at all, and contains a
 * hash of its key and bytes, so that a damaged or foreign file is never used.
 */
export function keptFiles(folder: string, limits: CacheLimits = LIMITS): KeptFiles {
  const pathOf = (key: string) => join(folder, key);
  return {
    async find(key) {
      const path = pathOf(key);
      const kept = await readFile(path).catch(() => undefined);
      if (!kept?.subarray(0, SEAL_BYTES).equals(seal(key, kept.subarray(SEAL_BYTES)))) return undefined;
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      // A copy, not a view of the larger buffer: all of that would be sent on.
      return new Uint8Array(kept.subarray(SEAL_BYTES));
    },
    async keep(key, file) {
      const beside = pathOf(`${randomUUID()}${UNFINISHED}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(beside, [seal(key, file), file]);
        await rename(beside, pathOf(key));
      } catch {
        await rm(beside, { force: true }).catch(() => undefined);
      }
    },
    async trim() {
      let left = limits.bytes;
      for (const { path, bytes, usedAt } of await newestFirst(folder)) {
        const age = Date.now() - usedAt;
        left -= bytes;
        const over = extname(path) === UNFINISHED ? age > ABANDONED_AFTER_MS : left < 0 || age > limits.ageMs;
        if (over) await rm(path, { force: true }).catch(() => undefined);
      }
    },
  };
}

const seal = (key: string, file: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(file).digest();

async function newestFirst(folder: string) {
  const files: { path: string; bytes: number; usedAt: number }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
  }
  return files.sort((a, b) => b.usedAt - a.usedAt);
}
