import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

/** Writes the files of a plain (ustar) archive below `folder`. Links and names that would leave the folder are refused. */
export async function untar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const name = text(archive, at, 100);
    if (name === '') return;
    const size = Number.parseInt(text(archive, at + 124, 12), 8);
    const type = text(archive, at + 156, 1);
    const target = join(folder, normalize(name));
    if (!target.startsWith(folder)) throw new Error(`Archive entry "${name}" leaves its folder`);
    if (type === '5') await mkdir(target, { recursive: true });
    else if (type === '0' || type === '') {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, archive.subarray(at + BLOCK, at + BLOCK + size), {
        mode: Number.parseInt(text(archive, at + 100, 8), 8) & 0o755,
      });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(archive: Buffer, at: number, length: number): string {
  return archive
    .toString('latin1', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}
