import { makeDataFolder } from '../data-folder.ts';
import { type Env, readEnv } from '../env.ts';
import { openFileStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { openEmbeddedDatabase } from '../lib/embedded-database.ts';

/** The database and the files that the environment names, opened with or without a running server. */
export interface Installation {
  env: Env;
  url: string;
  files: FileStore;
  close(): Promise<void>;
}

/** Opens what a server with this environment would use, without starting one. */
export async function openInstallation(): Promise<Installation> {
  const env = readEnv();
  await makeDataFolder(env);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => undefined }
    : await openEmbeddedDatabase({ dataDir: env.DATA_DIR });
  const files = openFileStore(env);
  return { env, url: database.url, files, close: database.stop };
}
