import { mkdir } from 'node:fs/promises';
import { readEnv } from '../env.ts';
import { startEmbeddedPostgres } from '../lib/postgres/embedded.ts';
import { ownSecret } from '../own-secret.ts';

/**
 * The database of `npm run dev`, which stays while the server starts anew after every change. Tells its parent what the
 * server's environment needs, and ends with it.
 */
const env = readEnv();
const tell = (given: Record<string, string>) => process.send?.(given);

if (env.DATABASE_URL) {
  tell({});
  process.on('disconnect', () => process.exit(0));
} else {
  await mkdir(env.DATA_DIR, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  tell({ DATABASE_URL: postgres.url, JWT_SECRET: env.JWT_SECRET ?? (await ownSecret(env.DATA_DIR)) });
  process.on('disconnect', () => void postgres.stop().then(() => process.exit(0)));
}
// Whoever asks to stop asks the whole group; the server's calls in progress still need the database.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
