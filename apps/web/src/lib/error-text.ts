import {
  type Entity,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  entities,
  type FieldError,
  type FieldErrorKey,
} from '@rebblatt/contracts';
import { wordsOfBelongings } from './belongings.ts';
import { FailedCall } from './failed-call.ts';
import { fieldName, wordsOfUse } from './field-name.ts';
import { isOrganiser } from './screen.ts';
import { sessionStore } from './session.ts';
import type { Translate } from './text-key.ts';

/** The body of an error response, or undefined if it is not from the product's server. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  const body = error instanceof FailedCall ? error.response?.data : undefined;
  return body && typeof body === 'object' && 'error' in body ? (body as ErrorBody) : undefined;
}

/** HTTP status of a failed call; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof FailedCall ? error.response?.status : undefined;
}

/**
 * The text about a failed call, in the user's language. For invalid fields it says what is wrong with each of
 * them, because «check the marked fields» does not help when none is marked.
 * @param labels what the screen calls its fields, where it has names of its own for them
 */
export function errorText(t: Translate, error: unknown, labels: FieldLabels = () => undefined): string {
  const body = errorBodyOf(error);
  const missing = missingText(t, error);
  if (missing) return `${missing}.`;
  if (body) return fieldTexts(t, body, labels).join(' ') || keyText(t, body.error, body.params);
  if (error instanceof FailedCall && (!error.response || isUnreached(error.response.status)))
    return t(($) => $.app.networkError);
  return t(($) => $.app.unknownError);
}

/** What a screen calls a field; undefined where it has no name for it. */
type FieldLabels = (field: string) => string | undefined;

const fieldTexts = (t: Translate, body: ErrorBody, labels: FieldLabels): string[] =>
  Object.entries(body.errors ?? {}).flatMap(([field, [first]]) =>
    first ? [fieldErrorText(t, first, labels(field) ?? fieldName(t, field))] : [],
  );

/** The statuses of a proxy that cannot reach the server. */
const isUnreached = (status: number) => status === 502 || status === 504;

/** The text that something was not found, without the full stop; undefined when the 404 does not say what. */
export function missingText(t: Translate, error: unknown): string | undefined {
  const { error: code, params } = errorBodyOf(error) ?? {};
  const entity = code === 'request.not-found' ? params?.entity : undefined;
  return isEntity(entity) ? t(($) => $.missing[entity]) : undefined;
}

/** The text about one field; `field` is its label, and a `choice` is made, not filled in. */
export function fieldErrorText(t: Translate, error: FieldError, field: string, choice = false): string {
  if (choice && error.key === 'validation.required') return t(($) => $.form.toChoose, { field });
  return keyText(t, error.key, { ...error.params, field });
}

/** The text of a key; for a key without a text in this version that of an unknown error. */
export function keyText(t: Translate, key: FieldErrorKey, params: ErrorParams = {}): string {
  if (key === 'conflict.in-use')
    return t(($) => $.errors['conflict.in-use'], { use: wordsOfUse(t, params.use) });
  const role = sessionStore.get()?.role;
  if (key === 'page.accepted' && role === 'EXHIBITOR') return t(($) => $.ui.ofOrganiser[key]);
  if (key === 'server.storage-full' && role && isOrganiser(role)) return t(($) => $.ui.toOrganiser[key]);
  const named =
    key === 'exhibitor.took-part' ? { ...params, belongings: wordsOfBelongings(t, params) } : params;
  const how = { replace: { ...named, wait: waitOf(Number(params.seconds)) }, defaultValue: '' };
  const text = isRule(key) ? t(($) => $.validation[key], how) : t(($) => $.errors[key], how);
  return text || t(($) => $.app.unknownError);
}

/** How long to wait, in words that need no counting: 40 s, 44 min. The signs are the same in all languages. */
const waitOf = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`);

function isEntity(name: unknown): name is Entity {
  return (entities as readonly unknown[]).includes(name);
}

function isRule(key: FieldErrorKey): key is Exclude<FieldErrorKey, ErrorCode> {
  return key.startsWith('validation.');
}
