import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';
import { AppError } from '../lib/app-error.ts';
import { isDiskFull } from '../lib/disk-full.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** S3 servers other than Amazon's ask for a region and do not care which. */
const ANY_REGION = 'us-east-1';

/**
 * A storage that cannot be reached or does not answer, told as such: its network errors look like those of a database.
 * Full disks stay what they are, and so does what a stream says once it has begun.
 */
const tellingWhenAway = (store: FileStore): FileStore => {
  const orAway = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof AppError || isDiskFull(error)) throw error;
      throw new AppError(502, 'server.storage-down', { cause: error });
    });
  return {
    ...store,
    keep: (path) => orAway(store.keep(path)),
    keepBytes: (bytes) => orAway(store.keepBytes(bytes)),
    open: (sha256) => orAway(store.open(sha256)),
    read: (sha256) => orAway(store.read(sha256)),
    has: (sha256) => orAway(store.has(sha256)),
    remove: (sha256) => orAway(store.remove(sha256)),
  };
};

/** The storage an environment names: `s3://bucket/folder`, `file:///folder`, or a folder beside the other data. */
export const openFileStore = (env: Env): FileStore => tellingWhenAway(storeOf(env));

function storeOf(env: Env): FileStore {
  if (!env.STORAGE_URL) return createDiskStore(join(env.DATA_DIR, 'files'));
  const url = new URL(env.STORAGE_URL);
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url));
  return createS3Store({
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    region: env.AWS_REGION ?? ANY_REGION,
    endpoint: env.AWS_ENDPOINT_URL,
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  });
}
