import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './store.ts';

/** Where files lie while they are worked on. */
export const workFolder = (dataDir: string) => join(dataDir, 'print');

interface Copy {
  path: Promise<string>;
  borrowers: number;
}

/** Copies that somebody works with now, by folder and hash: who asks meanwhile gets the same one. */
const lent = new Map<string, Copy>();

async function copyTo(path: string, files: FileStore, sha256: string): Promise<string> {
  try {
    const { stream } = await files.open(sha256);
    await pipeline(stream, createWriteStream(path));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Lends a stored file as a path on this node, to be read only, whichever storage it lies in: a PDF of 200 MB never
 * stands in memory here.
 * @throws AppError 404 `file.not-found`
 */
export async function withWorkCopy<T>(
  files: FileStore,
  folder: string,
  sha256: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const key = join(folder, sha256);
  const copy = lent.get(key) ?? {
    path: copyTo(join(folder, `copy-${randomUUID()}.pdf`), files, sha256),
    borrowers: 0,
  };
  lent.set(key, copy);
  copy.borrowers += 1;
  try {
    return await use(await copy.path);
  } finally {
    copy.borrowers -= 1;
    if (copy.borrowers === 0) {
      lent.delete(key);
      await copy.path.then((path) => rm(path, { force: true })).catch(() => undefined);
    }
  }
}
