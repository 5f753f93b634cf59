import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { borrow } from './loans.ts';
import { ownFolder } from './own-folder.ts';
import type { FileStore } from './store.ts';

/** The folder for this process's files while they are worked on. */
export const workFolder = (dataDir: string) => ownFolder(join(dataDir, 'print'));

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
 * Lends a stored file as a read-only path on this node, whichever storage it is in: a PDF of 200 MB is never loaded
 * into memory here.
 * @throws AppError 404 `file.not-found`
 */
export async function withWorkCopy<T>(
  files: FileStore,
  folder: string,
  sha256: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const { path, giveBack } = await borrow(join(folder, sha256), () =>
    copyTo(join(folder, `copy-${randomUUID()}.pdf`), files, sha256),
  );
  try {
    return await use(path);
  } finally {
    await giveBack();
  }
}
