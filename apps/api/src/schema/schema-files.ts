import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name and text of every schema file, in order of the names. */
export async function readSchema(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  );
}
