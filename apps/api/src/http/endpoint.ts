import {
  type CallContract,
  type ContactRight,
  calls,
  type FieldError,
  fieldErrorsOf,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import type { Allow } from './allow.ts';
import type { FileReply } from './file-reply.ts';
import type { UploadedFile } from './upload.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Schema = z.ZodType;
type Written = typeof calls;

/** What a route adds to its entry in the list of calls: who may call it, and how it is served. */
export interface Terms {
  allow: Allow;
  /** One sentence for the API documentation. */
  summary: string;
  /** What a contact of a company needs for it; a GET reads and everything else fills where this says nothing. */
  needs?: ContactRight;
  /** Also for an account that must first set up a second factor: the calls with which it does. */
  withoutFactor?: true;
  /** Largest JSON body, where it may be larger than usual. */
  maxBodyBytes?: number;
  /** The body may also come as a multipart form without a file. */
  form?: true;
  /** The body may also come as `application/x-www-form-urlencoded`, which is how clients of other protocols send it. */
  urlForm?: true;
  /** The reply contains a key that is shown only once: it is not stored for a repeated call. */
  tellsKey?: true;
  status?: 200 | 201 | 202;
  /** Fields that this caller has to fill in with what is sent, which is as it came, though others may leave them out. */
  requiredOf?: (
    actor: Actor,
    sent: ReadonlyMap<string, unknown>,
    params: Record<string, unknown>,
  ) => readonly string[] | Promise<readonly string[]>;
  /** The call is nothing without its file: always, or for what its body names, which is as it was sent. */
  fileRequired?: true | ((actor: Actor, sent: ReadonlyMap<string, unknown>) => Promise<boolean>);
  /**
   * For a file from somebody without an account: whose upload it is, or the refusal, before any of it is read.
   * Without it, it is the caller's.
   */
  uploader?: (params: Record<string, unknown>, ip: string) => Promise<Actor>;
}

type Parsed<Contract, Part extends string> = Contract extends { [P in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** What a handler gets: everything parsed. `actor` is present unless the route is open to anyone. */
export interface Call<Name extends keyof Written> {
  actor: Actor;
  params: Parsed<Written[Name], 'params'>;
  query: Parsed<Written[Name], 'query'>;
  body: Parsed<Written[Name], 'body'>;
  file: UploadedFile | null;
  ip: string;
  userAgent: string;
  /** Fires when the caller disconnects. */
  signal: AbortSignal;
  /** A header of the request, for protocols that say more there. */
  header: (name: string) => string | undefined;
}

type Answer<Contract> = Contract extends { reply: infer S extends Schema } ? z.input<S> : FileReply;

/** What the mount passes to every handler. */
type AnyCall = { [Key in keyof Call<keyof Written>]: unknown };

/** A route that is ready to be mounted; the list of all routes is the inventory of the API. */
export interface Endpoint {
  method: Method;
  path: string;
  contract: CallContract & Terms;
  handle: (call: AnyCall) => Promise<unknown>;
}

/** The route of a call in the list (`calls` in the contracts), which defines request and reply. */
export const endpoint = <Name extends keyof Written>(
  name: Name,
  terms: Terms,
  handle: (call: Call<Name>) => Promise<Answer<Written[Name]>>,
): Endpoint => assemble(name, terms, handle);

/** Assembles a route. The caller must make sure that the handler fits the call, as {@link endpoint} does. */
export function assemble(
  name: keyof Written,
  terms: Terms,
  handle: (call: never) => Promise<unknown>,
): Endpoint {
  const [verb = '', path = ''] = name.split(' ');
  return {
    method: verb.toLowerCase() as Method,
    path,
    contract: { ...calls[name], ...terms },
    // The mount parses the request by the contract before it calls the handler, so the handler's types are right.
    handle: handle as Endpoint['handle'],
  };
}

/** Parses one part of a request with its schema. @throws AppError 422 with every invalid field */
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw AppError.fromIssues(parsed.error);
}

const required: FieldError[] = [{ key: 'validation.required', params: {} }];

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

interface Sent {
  body: unknown;
  file: UploadedFile | null;
  actor: Actor;
  params: Record<string, unknown>;
}

/**
 * Parses the body of a call, and tells with its errors what else is missing: the file, and what this caller has to fill in.
 * @throws AppError 422 with every field
 */
export async function parseBody(
  { body: schema, upload, requiredOf, fileRequired }: CallContract & Terms,
  { body, file, actor, params }: Sent,
): Promise<unknown> {
  const parsed = schema?.safeParse(body, { reportInput: true });
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const needed = (await requiredOf?.(actor, sent, params)) ?? [];
  const missing = needed.filter((field) => isEmpty(sent.get(field)));
  const wanted =
    !file && (typeof fileRequired === 'function' ? await fileRequired(actor, sent) : fileRequired);
  if (upload && wanted) missing.push(upload.field);
  if (missing.length === 0 && (!parsed || parsed.success)) return parsed?.data;
  const faults = parsed?.success === false ? fieldErrorsOf(parsed.error) : {};
  const fields = { ...Object.fromEntries(missing.map((field) => [field, required])), ...faults };
  throw new AppError(422, 'request.invalid', { fields });
}
