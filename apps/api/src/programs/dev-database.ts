import { once } from 'node:events';
import { makeDataFolder } from '../data-folder.ts';
import { readEnv } from '../env.ts';
import { startEmbeddedDatabase } from '../lib/embedded-database.ts';
import { ownSecret } from '../own-secret.ts';

/**
 * The database of `npm run dev`, which keeps running while the server restarts after every change. Sends its parent what
 * the server needs in its environment, and ends with the parent, even during its own start.
 */
async function main() {
  const env = readEnv();
  // A parent that ended while this was being loaded sends no event.
  if (!process.connected) return;
  const parentGone = once(process, 'disconnect');
  // A signal goes to the whole process group; the server's calls in progress still need the database.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const tell = (variables: Record<string, string>) => process.connected && process.send?.(variables);

  if (env.DATABASE_URL) {
    tell({});
    await parentGone;
    return;
  }
  await makeDataFolder(env);
  const postgres = await startEmbeddedDatabase({ dataDir: env.DATA_DIR });
  tell({ DATABASE_URL: postgres.url, JWT_SECRET: env.JWT_SECRET ?? (await ownSecret(env.DATA_DIR)) });
  await parentGone;
  await postgres.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`Rebblatt cannot start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
