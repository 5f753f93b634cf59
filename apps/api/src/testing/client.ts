import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@rebblatt/contracts';
import type { Context } from '../context.ts';
import { signToken } from '../lib/tokens.ts';
import { mustBeAsDescribed } from './described-answers.ts';

/** An answer, decoded. */
export interface Answer<T> {
  status: number;
  body: T & Partial<ErrorBody>;
  headers: Headers;
}

/** The server that a client calls, and what is needed to open a session there. */
interface Entrance {
  origin: string;
  context: Pick<Context, 'db' | 'jwtSecret'>;
}

/** Calls the API as one account. `T` is the type of the expected data. */
export interface Client {
  token: string | null;
  userId: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
}

/** A client with a token, or without one. */
export function clientOf(server: Pick<Entrance, 'origin'>, token: string | null, userId = 0): Client {
  return {
    token,
    userId,
    async call(method, path, body, headers = {}) {
      const form = body instanceof FormData;
      const response = await fetch(`${server.origin}/api${path}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: form ? body : body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json');
      const answered = json ? JSON.parse(text) : { text };
      mustBeAsDescribed(method, path, response, answered);
      return { status: response.status, headers: response.headers, body: answered };
    },
  };
}

/** As long as a person's session: the longest tests run for hours. */
const SESSION_MS = 12 * 3_600_000;

/** Opens a session for an account without the slow password check. */
export async function signInAs(
  server: Entrance,
  userId: number,
  adminId: number | null = null,
): Promise<Client> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  await server.context.db.prisma.session.create({ data: { id, userId, actingAdminId: adminId, expiresAt } });
  return clientOf(server, signToken(server.context.jwtSecret, { sessionId: id, userId }, expiresAt), userId);
}

/** A query string of list parameters. */
export const listPath = (resource: string, query: Record<string, unknown> = {}, perPage = 20, page = 1) =>
  `/${resource}/${perPage}/${page}?${new URLSearchParams(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`;

/** The first error of each field, and with it that the call was refused with 422. */
export const fieldsOf = ({ status, body }: Awaited<ReturnType<Client['call']>>) =>
  status === 422 && body.errors
    ? Object.fromEntries(Object.entries(body.errors).map(([field, errors]) => [field, errors[0]?.key]))
    : status;
