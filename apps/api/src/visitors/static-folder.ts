import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expectedIn, signOf } from './static-files.ts';

const isErrno = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** What is in a folder; null when there is none. @throws Error when it is no folder */
async function namesIn(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    if (isErrno(error, 'ENOTDIR')) throw new Error(`${folder} is a file, and not a folder.`);
    throw error;
  }
}

/** Nobody's own files may be lost: only what an earlier edition of the same catalogue wrote is replaced. */
async function refuseOthers(folder: string, slug: string): Promise<void> {
  const names = await namesIn(folder);
  if (names === null || names.length === 0) return;
  const isOurs = await access(join(folder, signOf(slug))).then(
    () => true,
    () => false,
  );
  const others = [];
  for (const { folder: below, names: known } of isOurs ? expectedIn(slug) : [{ folder: '', names: [] }])
    for (const name of (await namesIn(join(folder, below))) ?? [])
      if (!known.some((one) => one === name)) others.push(join(below, name));
  if (others.length > 0)
    throw new Error(
      `${folder} holds something else than the catalogue “${slug}” (${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}). ` +
        'Nothing was written: name an empty folder, or one to which this catalogue was written before.',
    );
}

/**
 * Writes files to a folder beside the one that is named, and puts it in its place when it is whole. A web server of that folder
 * sends the edition before until then.
 * @throws Error with one sentence when the folder holds something else; nothing is changed then
 */
export async function writeSite(
  wanted: string,
  slug: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<void> {
  // What a symbolic link leads to is replaced, not the link: a web server may be set to it.
  const folder = await realpath(wanted).catch(() => wanted);
  await refuseOthers(folder, slug);
  const mark = randomUUID().slice(0, 8);
  const made = `${folder}.new-${mark}`;
  const before = `${folder}.old-${mark}`;
  try {
    await mkdir(made, { recursive: true });
    const folders = new Set<string>();
    for (const [path, bytes] of files) {
      const file = join(made, path);
      if (relative(made, file).startsWith('..')) throw new Error(`“${path}” leads out of the folder.`);
      if (!folders.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      folders.add(dirname(file));
      await writeFile(file, bytes);
    }
    await swap(folder, made, before);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}

async function swap(folder: string, made: string, before: string): Promise<void> {
  let isMoved = true;
  await rename(folder, before).catch((error: unknown) => {
    if (!isErrno(error, 'ENOENT')) throw error;
    isMoved = false;
  });
  try {
    await rename(made, folder);
  } catch (error) {
    if (isMoved) await rename(before, folder);
    throw error;
  }
}
