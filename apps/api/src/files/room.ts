import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';

/** The size of a small upload: an empty file can be created even on a full disk. */
const PROBE = Buffer.alloc(1024 ** 2);

/** Makes sure that files can be written to a folder right now. @throws the error of the system when they cannot */
export async function guardRoom(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  await makeFolder(folder);
  try {
    await writeFile(probe, PROBE);
  } finally {
    await rm(probe, { force: true });
  }
}
