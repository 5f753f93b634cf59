import type { z } from 'zod';
import type { Actor } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import type { Allow } from './allow.ts';
import type { FileReply } from './file-reply.ts';
import type { Upload, UploadedFile } from './upload.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Schema = z.ZodType;
type Read<S> = S extends Schema ? z.output<S> : undefined;

/** What a route promises: who may call it, what comes in, what goes out. */
export interface Contract<P, Q, B, R> {
  allow: Allow;
  /** One sentence for the API documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** A multipart form: its one file field and limits. The other fields are checked by `body`. */
  upload?: Upload;
  /** Largest JSON body, where it may be more than usual. */
  maxBodyBytes?: number;
  /** The body may also come as a multipart form without a file. */
  form?: true;
  /** The reply's schema, or 'file' for bytes. */
  reply: R;
  /** The reply holds a key that is told once: it is not kept for a repeated call. */
  tellsKey?: true;
  status?: 200 | 201;
}

/** What a handler gets: everything parsed. `actor` is present unless the route is open to anyone. */
export interface Call<P, Q, B> {
  actor: Actor;
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  file: UploadedFile | null;
  ip: string;
  userAgent: string;
  /** Fires when the caller goes away. */
  signal: AbortSignal;
}

type Answer<R> = R extends Schema ? z.input<R> : FileReply;

/** One route, ready to be mounted; the list of all of them is the API's inventory. */
export interface Endpoint {
  method: Method;
  path: string;
  contract: Contract<Schema | undefined, Schema | undefined, Schema | undefined, Schema | 'file'>;
  handle: (call: Call<Schema, Schema, Schema>) => Promise<unknown>;
}

const define =
  (method: Method) =>
  <
    R extends Schema | 'file',
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
  >(
    path: string,
    contract: Contract<P, Q, B, R>,
    handle: (call: Call<P, Q, B>) => Promise<Answer<R>>,
  ): Endpoint => ({
    method,
    path,
    contract,
    // The mount parses by the contract before it calls, so the handler's own types hold.
    handle: handle as unknown as Endpoint['handle'],
  });

export const get = define('get');
export const post = define('post');
export const put = define('put');
export const patch = define('patch');
export const del = define('delete');

/** Reads one part of a request by its schema. @throws AppError 422 with every wrong field */
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw AppError.fromIssues(parsed.error);
}
