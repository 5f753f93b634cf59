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
import { api } from './api.ts';
import type { Intention } from './intention.ts';

/** How a call is made, whatever it says. */
export type CallOptions = {
  /** With creates, uploads and generations: what makes a repeated call the same one. */
  intention?: Intention;
  /** The same as a key of one's own. */
  idempotencyKey?: string;
  /** Takes the call back. */
  signal?: AbortSignal;
  onUploadProgress?: (event: { loaded: number; total?: number }) => void;
};

type Nothing = Record<never, never>;

/** A part of a call: absent where the call has none, optional where all in it is. */
export type Part<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What is sent, said even where all in it is optional: a `body` as JSON, or the same with a file as a `form`. */
type Sent<Name extends keyof Calls> = [BodyOf<Name>] extends [never]
  ? { body?: never; form?: never }
  : [FileField<Name>] extends [never]
    ? { body: BodyOf<Name>; form?: never }
    :
        | { body: BodyOf<Name>; form?: never }
        | { form: BodyOf<Name> & { [Field in FileField<Name>]: File }; body?: never };

type Given<Name extends keyof Calls> = PathValues<Name> &
  Part<'query', QueryOf<Name>> &
  Sent<Name> &
  CallOptions;

/** What any call may be given. */
type AnyGiven = CallOptions & {
  query?: object;
  body?: unknown;
  form?: object;
  [parameter: string]: unknown;
};

/** A form says a list as JSON, and nothing by an empty field. */
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
 * Sends a call and gives its reply. Only for what serves many calls by names it puts together (lists, reference data)
 * and says by its own types what they give; everything else calls by {@link call}.
 */
export async function send<Reply>(name: CallName, given: AnyGiven = {}): Promise<Reply> {
  const { query, body, form, idempotencyKey, intention, signal, onUploadProgress, ...values } = given;
  const answer = await api.request<Reply>({
    method: name.slice(0, name.indexOf(' ')),
    url: pathOf(name, values as PathValues<CallName>),
    params: query,
    data: form ? formOf(form) : body,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    intention,
    signal,
    onUploadProgress,
  });
  return answer.data;
}

/**
 * Makes one of the product's calls: `call('PUT /wine/:id', { id, body })`. What it takes and gives stands in the list
 * of calls of the contracts.
 *
 * @param given a value for each `:name` of the path, `query`, `body` or `form`, and how the call is made
 */
export const call = <Name extends JsonCall>(
  name: Name,
  ...[given]: Nothing extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
): Promise<ReplyOf<Name>> => send(name, given as AnyGiven | undefined);
