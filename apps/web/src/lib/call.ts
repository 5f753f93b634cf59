import {
  type BodyOf,
  type CallName,
  type Calls,
  type FileField,
  type JsonCall,
  type PathValues,
  pathOf,
  type QueryOf,
  type ReplyOf,
} from '@rebblatt/contracts';
import { request } from './api.ts';
import type { Intention } from './intention.ts';

/** The options of any call. */
export type CallOptions = {
  /** For creates, uploads and generations: recognises a repeated call. */
  intention?: Intention;
  /** The same with an explicit key. */
  idempotencyKey?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
  onUploadProgress?: (event: { loaded: number; total?: number }) => void;
};

type Nothing = Record<never, never>;

/** A part of a call: absent if the call has none, optional if all its properties are. */
export type Part<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What is sent, required even if all its properties are optional: a JSON `body`, or with a file a `form`. */
type Sent<Name extends keyof Calls> = [FileField<Name>] extends [never]
  ? [BodyOf<Name>] extends [never]
    ? { body?: never; form?: never }
    : { body: BodyOf<Name>; form?: never }
  : [BodyOf<Name>] extends [never]
    ? { form: FileIn<Name>; body?: never }
    : { body: BodyOf<Name>; form?: never } | { form: BodyOf<Name> & FileIn<Name>; body?: never };

type FileIn<Name extends keyof Calls> = { [Field in FileField<Name>]: File };

type Arguments<Name extends keyof Calls> = PathValues<Name> &
  Part<'query', QueryOf<Name>> &
  Sent<Name> &
  CallOptions;

/** The arguments of any call. */
type AnyArguments = CallOptions & {
  query?: object;
  body?: unknown;
  form?: object;
  [parameter: string]: unknown;
};

/** In a form a list is JSON, and null is an empty field. */
const fieldOf = (value: unknown) => {
  if (value instanceof File) return value;
  return Array.isArray(value) ? JSON.stringify(value) : String(value ?? '');
};

const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, fieldOf(value));
  return form;
};

/**
 * Sends a call and returns its reply. Only for code that composes the names of calls (lists, reference data)
 * and has its own types for the replies; everything else uses {@link call}.
 */
export async function send<Reply>(name: CallName, args: AnyArguments = {}): Promise<Reply> {
  const { query, body, form, idempotencyKey, intention, signal, onUploadProgress, ...values } = args;
  return request<Reply>({
    method: name.slice(0, name.indexOf(' ')),
    url: pathOf(name, values as PathValues<CallName>),
    params: query,
    data: form ? formOf(form) : body,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    intention,
    signal,
    onUploadProgress,
  });
}

/**
 * Makes one of the product's calls: `call('PUT /wine/:id', { id, body })`. Its arguments and reply are
 * defined in the contracts' list of calls.
 *
 * @param given a value for each `:name` of the path, `query`, `body` or `form`, and options
 */
export const call = <Name extends JsonCall>(
  name: Name,
  ...[args]: Nothing extends Arguments<Name> ? [args?: Arguments<Name>] : [args: Arguments<Name>]
): Promise<ReplyOf<Name>> => send(name, args as AnyArguments | undefined);
