import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { notFound } from '../lib/app-error.ts';
import { digestOf, digestOfBytes, isSha256 } from './digest.ts';
import type { FileStore } from './store.ts';

/** Where an S3 storage is and how to get in; keys by the usual AWS names. */
export interface S3Options {
  bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for none. */
  prefix: string;
  region: string;
  /** Other than Amazon's own; then the bucket stands in the path. */
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Files in a bucket of any S3, each an object named by its SHA-256. */
export function createS3Store(options: S3Options): FileStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    maxAttempts: 3,
    // Servers other than Amazon's do not all know the newer checksums; our names are checksums anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  const folder = options.prefix ? `${options.prefix}/` : '';
  const keyOf = (sha256: string) => {
    if (!isSha256(sha256)) throw notFound('file.not-found');
    return `${folder}${sha256}`;
  };

  const get = async (sha256: string) => {
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key: keyOf(sha256) }));
    } catch (error) {
      throw isMissing(error) ? notFound('file.not-found') : error;
    }
  };

  return {
    // Written again also when it is there: that renews its age, and the sweep leaves what is young alone.
    async keep(temporaryPath) {
      const digest = await digestOf(temporaryPath);
      const Body = createReadStream(temporaryPath);
      await new Upload({ client, params: { Bucket, Key: keyOf(digest.sha256), Body } }).done();
      return digest;
    },
    async keepBytes(bytes) {
      const digest = digestOfBytes(bytes);
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(digest.sha256), Body: bytes }));
      return digest;
    },
    async open(sha256) {
      const { Body, ContentLength } = await get(sha256);
      return { stream: Body as Readable, size: ContentLength ?? 0 };
    },
    async read(sha256) {
      const { Body } = await get(sha256);
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async has(sha256) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(sha256) }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(sha256) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
        for (const { Key = '', LastModified } of Contents) {
          const sha256 = Key.slice(folder.length);
          if (isSha256(sha256) && LastModified) yield { sha256, storedAt: LastModified };
        }
      }
    },
    // Half an object never shows; what its parts take up is for a lifecycle rule of the bucket.
    removeUnfinished: async () => undefined,
    async ready() {
      const Key = `${folder}.probe`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'ready' }));
      await client.send(new HeadObjectCommand({ Bucket, Key }));
    },
  };
}
