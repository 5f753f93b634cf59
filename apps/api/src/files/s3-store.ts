import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
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
import { BoundedHttp } from './bounded-http.ts';
import { digestOf, digestOfBytes, isSha256 } from './digest.ts';
import type { FileStore } from './store.ts';

/** Where an S3 storage is and how to sign in; the keys have their usual AWS names. */
export interface S3Options {
  bucket: string;
  /** Folder inside the bucket, without leading or trailing slash; empty for none. */
  prefix: string;
  region: string;
  /** For other servers than Amazon's; the bucket is then part of the path. */
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** How long a storage that does not move is waited for. */
  patienceMs: number;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** A client that gives up on a storage that does not move. */
export const createS3Client = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  patienceMs,
}: S3Options): S3Client =>
  new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: new BoundedHttp(patienceMs),
    // Not all other servers know the newer checksums; the names of our objects are checksums anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });

/** Files in a bucket of any S3 server, each an object named by its SHA-256. */
export function createS3Store(options: S3Options): FileStore {
  const { bucket: Bucket } = options;
  const client = createS3Client(options);
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

  /** Sends a file in parts. Those of one that fails are removed, but nobody waits for a storage that does not answer. */
  const send = async (Key: string, Body: Readable) => {
    const upload = new Upload({ client, leavePartsOnError: true, params: { Bucket, Key, Body } });
    try {
      await upload.done();
    } catch (error) {
      Body.destroy();
      const { uploadId: UploadId } = upload;
      if (UploadId)
        client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      throw error;
    }
  };

  return {
    // Written even if it is already there: that renews its date, so that the sweep leaves it alone.
    async keep(temporaryPath) {
      const digest = await digestOf(temporaryPath);
      await send(keyOf(digest.sha256), createReadStream(temporaryPath));
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
    // Incomplete objects are never visible; a lifecycle rule of the bucket removes their parts.
    removeUnfinished: async () => undefined,
    async ready() {
      const Key = `${folder}.probe`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'ready' }));
      await client.send(new HeadObjectCommand({ Bucket, Key }));
    },
  };
}
