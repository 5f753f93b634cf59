import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** S3 servers other than Amazon's ask for a region and do not care which. */
const ANY_REGION = 'us-east-1';

/** The storage an environment names: `s3://bucket/folder`, `file:///folder`, or a folder beside the other data. */
export function openFileStore(env: Env): FileStore {
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
