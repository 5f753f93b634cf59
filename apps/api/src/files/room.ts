import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of a small upload: an empty file can still be made when nothing else can. */
const PROBE = Buffer.alloc(1024 ** 2);

/** Whether files can be written into a folder right now. @throws what the system says when they cannot */
export async function guardRoom(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(probe, PROBE);
  } finally {
    await rm(probe, { force: true });
  }
}
