import { resolve } from 'node:path';
import { openInstallation } from '../backup/installation.ts';
import { listShown } from '../features/edition/edition.queries.ts';
import { systemClock, todayInZurich, writtenDay } from '../lib/clock.ts';
import { connectDatabase } from '../lib/database.ts';
import { readPack } from '../visitors/pack.ts';
import { type ShownCatalog, stateOf } from '../visitors/shown-editions.ts';
import { originOf, staticFiles } from '../visitors/static-files.ts';
import { writeSite } from '../visitors/static-folder.ts';
import { runProgram } from './run-program.ts';

/** The pack of the edition that visitors see today. @throws Error with one sentence when they see none */
function packShown(list: readonly ShownCatalog[], slug: string): { sha256: string; name: string } {
  const catalog = list.find((one) => one.slug === slug);
  if (!catalog) {
    const known = list.map((one) => one.slug).join(', ');
    throw new Error(
      `There is no published catalogue “${slug}”. ${known ? `Published: ${known}.` : 'None is published.'}`,
    );
  }
  const { sha256, name, publicFrom, publicUntil } = catalog;
  const state = stateOf(catalog, todayInZurich(systemClock));
  if (state === 'future')
    throw new Error(`Visitors see the catalogue “${slug}” from ${writtenDay(publicFrom ?? '')} on.`);
  if (sha256 === null) throw new Error(`The catalogue “${slug}” has been withdrawn.`);
  if (state === 'gone')
    throw new Error(`The catalogue “${slug}” was public until ${writtenDay(publicUntil ?? '')}.`);
  return { sha256, name };
}

const UNDEFINED_TABLE = '42P01';

/** An installation that was never started has no tables; most likely it is another one than was meant. */
function sayEmpty(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE)
    throw new Error('This installation is empty. Does DATA_DIR or DATABASE_URL name the one that you mean?');
  throw error;
}

/** `npm run publish:static -- SLUG FOLDER`: the edition that visitors see as plain files, for any web server. */
runProgram(
  { usage: 'npm run publish:static -- SLUG FOLDER', words: 2 },
  async (slug, _flags, [word = '']) => {
    const folder = resolve(process.env.INIT_CWD ?? '.', word);
    const installation = await openInstallation();
    try {
      const db = connectDatabase(installation.url);
      const list = await listShown(db)
        .catch(sayEmpty)
        .finally(() => db.close());
      const { sha256, name } = packShown(list, slug);
      const pack = readPack(await installation.files.read(sha256));
      const files = staticFiles(pack, { slug, name });
      await writeSite(folder, slug, files);
      console.log(
        `${folder}: ${files.size} files of “${name}”. Addresses in them begin with ${originOf(pack, slug)}.`,
      );
    } finally {
      await installation.close();
    }
  },
);
