import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { Env } from '../env.ts';
import { STORAGE_PATIENCE_MS } from '../files/bounded-http.ts';
import { s3OptionsOf } from '../files/open-store.ts';
import { createS3Client, type S3Options } from '../files/s3-store.ts';

/** How a file of the public site is sent. */
export interface SentAs {
  type: string;
  cache: string;
}

/** Where the site of plain files lies that a web server or a network of caches sends. */
export interface PublicStore {
  /** What lies below a folder, with the MD5 of its bytes in hex. */
  list(folder: string): AsyncIterable<{ path: string; md5: string }>;
  put(path: string, bytes: Uint8Array, as: SentAs): Promise<void>;
  remove(path: string): Promise<void>;
}

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** A folder of this machine, which a web server sends. */
function onDisk(root: string): PublicStore {
  async function* list(folder: string): AsyncGenerator<{ path: string; md5: string }> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* list(path);
      else yield { path, md5: md5Of(await readFile(join(root, path))) };
    }
  }
  return {
    list,
    async put(path, bytes) {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      // A web server never sends half a page.
      const beside = `${file}.${randomUUID().slice(0, 8)}.new`;
      try {
        await writeFile(beside, bytes);
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async remove(path) {
      await rm(join(root, path), { force: true });
      // A folder that is empty now goes with its last file; one that is not stays, which ends the way up.
      let folder = dirname(path);
      while (folder !== '.') {
        const isGone = await rmdir(join(root, folder)).then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        folder = dirname(folder);
      }
    },
  };
}

/** A bucket of any S3 server. */
function inBucket(options: S3Options): PublicStore {
  const client = createS3Client(options);
  const { bucket: Bucket } = options;
  const start = options.prefix ? `${options.prefix}/` : '';
  return {
    async *list(folder) {
      const asked = { Bucket, Prefix: start + folder };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
        for (const { Key = '', ETag = '' } of Contents)
          yield { path: Key.slice(start.length), md5: ETag.replace(/"/g, '') };
    },
    async put(path, Body, { type, cache }) {
      const Key = start + path;
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: type, CacheControl: cache }));
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: start + path }));
    },
  };
}

/** The place that `PUBLIC_STORAGE_URL` names; null without one. */
export function openPublicStore(env: Env): PublicStore | null {
  if (!env.PUBLIC_STORAGE_URL) return null;
  const url = new URL(env.PUBLIC_STORAGE_URL);
  return url.protocol === 'file:'
    ? onDisk(fileURLToPath(url))
    : inBucket(s3OptionsOf(env, url, STORAGE_PATIENCE_MS));
}
