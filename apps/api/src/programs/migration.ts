import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../lib/embedded-database.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { isBeyondPrisma } from '../schema/beyond-prisma.ts';
import { differenceToSchema } from '../schema/difference.ts';
import { runProgram } from './run-program.ts';

const prisma = fileURLToPath(new URL('../../../../prisma/', import.meta.url));

/**
 * `npm run migration -- NAME`: writes the migration that leads from the existing ones to the schema. It uses a
 * temporary database, so your data is not touched; read and edit the file before you commit it.
 */
const usage = 'npm run migration -- NAME   (lower case letters, digits and _)';
runProgram({ usage, accepts: (name) => /^[a-z][a-z0-9_]*$/.test(name) }, async (name) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-migration-'));
  const server = await startEmbeddedDatabase({ dataDir });
  try {
    await migrate(server.url, join(prisma, 'migrations'));
    const difference = await differenceToSchema(server.url, join(prisma, 'schema'));
    const statements = difference.filter((statement) => !isBeyondPrisma(statement));
    if (statements.length === 0)
      console.log('The migrations already lead to the schema; nothing was written.');
    else console.log(`Written: ${await write(name, statements)}`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function write(name: string, statements: string[]): Promise<string> {
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(prisma, 'migrations', `${moment}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), `${statements.join(';\n\n')};\n`);
  return join('prisma/migrations', `${moment}_${name}`, 'migration.sql');
}
