import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';
import { AppError } from '../lib/app-error.ts';
import { isDiskFull } from '../lib/disk-full.ts';
import { STORAGE_PATIENCE_MS } from './bounded-http.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store, type S3Options } from './s3-store.ts';
import { storageDown } from './storage-faults.ts';
import type { FileStore } from './store.ts';

/** S3 servers other than Amazon's require a region, but any will do. */
const ANY_REGION = 'us-east-1';

/**
 * Reports a storage that cannot be reached as such: its network errors look like those of a database. The errors of a
 * full disk are passed on unchanged, and so are those of a stream that has begun.
 */
const tellingWhenAway = (store: FileStore): FileStore => {
  const orAway = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof AppError || isDiskFull(error)) throw error;
      throw storageDown(error);
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

/**
 * The storage that the environment names: `s3://bucket/folder`, `file:///folder`, or a folder in DATA_DIR.
 * @param patienceMs how long a network storage that does not move is waited for
 */
export const openFileStore = (env: Env, patienceMs = STORAGE_PATIENCE_MS): FileStore =>
  tellingWhenAway(storeOf(env, patienceMs));

function storeOf(env: Env, patienceMs: number): FileStore {
  if (!env.STORAGE_URL) return createDiskStore(join(env.DATA_DIR, 'files'));
  const url = new URL(env.STORAGE_URL);
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url));
  return createS3Store(s3OptionsOf(env, url, patienceMs));
}

/** How to reach a bucket: its address, and the usual names of the credentials. */
export const s3OptionsOf = (env: Env, url: URL, patienceMs: number): S3Options => ({
  bucket: url.hostname,
  prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
  region: env.AWS_REGION ?? ANY_REGION,
  endpoint: env.AWS_ENDPOINT_URL,
  accessKeyId: env.AWS_ACCESS_KEY_ID,
  secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  patienceMs,
});
