import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';

/**
 * Writes the files of an archive (`.tar.br`) below `folder`. Links are left out.
 *
 * @throws Error when a name would leave the folder
 */
export async function untar(archive: string, folder: string): Promise<void> {
  const entries = extract();
  await Promise.all([
    writeAll(entries, folder),
    pipeline(createReadStream(archive), createBrotliDecompress(), entries),
  ]);
}

async function writeAll(entries: Extract, folder: string): Promise<void> {
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const target = join(folder, name);
    if (!`${target}${sep}`.startsWith(`${folder}${sep}`))
      throw new Error(`Archive entry "${name}" leaves its folder`);
    if (type === 'directory') await mkdir(target, { recursive: true });
    else if (type === 'file') {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(entry, createWriteStream(target, { mode: mode & 0o755 }));
      continue;
    }
    entry.resume();
  }
}
