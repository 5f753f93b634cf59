import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { type Env, EnvironmentError } from './env.ts';
import type { FileStore } from './files/store.ts';
import type { Logger } from './lib/logger.ts';

/** Longer than a storage takes to answer; an unused address never answers. */
const STORAGE_LIMIT_MS = 5_000;

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0];

/** A network storage that answers reports what is wrong; one that does not may only be unavailable for a while. */
const hasAnswered = (error: unknown) =>
  error instanceof Error &&
  '$metadata' in error &&
  (error.$metadata as { httpStatusCode?: number }).httpStatusCode;

/**
 * Tests the operator's settings at the start. A storage that cannot be reached is only logged: it may become available
 * again, and everything but files works meanwhile.
 * @throws EnvironmentError for a CHROMIUM_PATH or GHOSTSCRIPT that is not executable and a STORAGE_URL that can never be used
 */
export async function guardChoices(env: Env, files: FileStore, log: Logger): Promise<void> {
  for (const name of ['CHROMIUM_PATH', 'GHOSTSCRIPT'] as const) await guardProgram(name, env[name]);
  if (!env.STORAGE_URL) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), STORAGE_LIMIT_MS);
  });
  try {
    await Promise.race([files.ready(), late]);
  } catch (error) {
    const line = `STORAGE_URL is unusable: ${reasonOf(error)}`;
    if (env.STORAGE_URL.startsWith('file:') || hasAnswered(error)) throw new EnvironmentError(line);
    log.error({ event: 'storage.unusable', err: error }, line);
  } finally {
    clearTimeout(timer);
  }
}

async function guardProgram(name: string, path: string | undefined): Promise<void> {
  if (!path) return;
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  const runs = isFile ? access(path, constants.X_OK) : Promise.reject();
  await runs.catch(() => {
    throw new EnvironmentError(`${name} is wrong: ${path} is not an executable program`);
  });
}
