import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound } from '../lib/app-error.ts';
import { digestOf, digestOfBytes, isSha256 } from './digest.ts';
import { guardRoom } from './room.ts';
import type { FileStore } from './store.ts';

type Digest = ReturnType<typeof digestOfBytes>;

/** Extension of a file that is being written. */
const UNFINISHED = '.part';

/** Nobody else on the machine reads what companies have sent. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Files in a folder, in subfolders named by the first byte of their hash. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (sha256: string) => {
    if (!isSha256(sha256)) throw notFound('file.not-found');
    return join(folder, sha256.slice(0, 2), sha256);
  };

  /** Writes to a temporary name, syncs, then renames: readers never see half a file, and a power cut loses none. */
  const place = async (sha256: string, write: (path: string) => Promise<void>) => {
    const path = pathOf(sha256);
    await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
    const beside = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await write(beside);
      await chmod(beside, OWN_FILE);
      const handle = await open(beside, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };

  // The store makes no links, so none is followed: only regular files count.
  const sizeOf = async (sha256: string) => {
    const stat = await lstat(pathOf(sha256)).catch(() => null);
    return stat?.isFile() ? stat.size : null;
  };

  /** The name proves nothing: disks lose bits, and a restore may have brought back a truncated file. */
  const isIntact = async ({ sha256, size }: Digest) =>
    (await sizeOf(sha256)) === size && (await digestOf(pathOf(sha256)).catch(() => null))?.sha256 === sha256;

  /**
   * A file that is already there gets a new date, so that the sweep leaves it alone. One that has been damaged since is
   * written again.
   */
  const placeOnce = async (digest: Digest, write: (path: string) => Promise<void>) => {
    const now = new Date();
    if (await isIntact(digest)) await utimes(pathOf(digest.sha256), now, now);
    else await place(digest.sha256, write);
  };

  async function* entries() {
    for (const part of await readdir(folder).catch(() => [])) {
      if (!/^[0-9a-f]{2}$/.test(part)) continue;
      for (const name of await readdir(join(folder, part))) {
        const path = join(folder, part, name);
        const stat = await lstat(path).catch(() => null);
        if (stat?.isFile()) yield { name, path, stat };
      }
    }
  }

  return {
    async keep(temporaryPath) {
      const digest = await digestOf(temporaryPath);
      await placeOnce(digest, (path) => copyFile(temporaryPath, path));
      return digest;
    },
    async keepBytes(bytes) {
      const digest = digestOfBytes(bytes);
      await placeOnce(digest, (path) => writeFile(path, bytes));
      return digest;
    },
    async open(sha256) {
      const size = await sizeOf(sha256);
      if (size === null) throw notFound('file.not-found');
      return { stream: createReadStream(pathOf(sha256)), size };
    },
    async read(sha256) {
      if ((await sizeOf(sha256)) === null) throw notFound('file.not-found');
      return readFile(pathOf(sha256));
    },
    has: async (sha256) => (await sizeOf(sha256)) !== null,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async *list() {
      for await (const { name, stat } of entries())
        if (isSha256(name)) yield { sha256: name, storedAt: stat.mtime };
    },
    async removeUnfinished(begunBefore) {
      for await (const { name, path, stat } of entries())
        if (name.endsWith(UNFINISHED) && stat.mtime < begunBefore) await rm(path, { force: true });
    },
    ready: () => guardRoom(folder),
  };
}
