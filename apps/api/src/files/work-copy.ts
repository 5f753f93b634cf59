import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './store.ts';

/** Where files lie while they are worked on. */
export const workFolder = (dataDir: string) => join(dataDir, 'print');

/**
 * Lends a stored file as a path on this node, whichever storage it lies in: a PDF of 200 MB never stands in memory here.
 * @throws AppError 404 `file.not-found`
 */
export async function withWorkCopy<T>(
  files: FileStore,
  folder: string,
  sha256: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `copy-${randomUUID()}.pdf`);
  try {
    const { stream } = await files.open(sha256);
    await pipeline(stream, createWriteStream(path));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
