import type { BodyOf, ReplyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['token'];

/** All tokens. */
export const tokens = () =>
  queryOptions({ queryKey: KEY, queryFn: async () => (await call('GET /token')).data });

const changed = () => queryClient.invalidateQueries({ queryKey: KEY });

/** A new token, the only time that it is known. */
export type MadeToken = ReplyOf<'POST /token'>['data'];

export async function createToken(body: BodyOf<'POST /token'>): Promise<MadeToken> {
  const { data } = await call('POST /token', { body });
  await changed();
  return data;
}

export async function revokeToken(id: number): Promise<void> {
  await call('DELETE /token/:id', { id });
  await changed();
}
