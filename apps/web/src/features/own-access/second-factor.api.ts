import type { BodyOf, ReplyOf, SecondFactorItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { updateUser } from '../../lib/session.ts';

const KEY = 'second-factor';

/** The second factor of the caller's account, or of another for the super administrator. */
export const secondFactor = (whose: 'own' | number) =>
  queryOptions({
    queryKey: [KEY, whose],
    queryFn: async (): Promise<SecondFactorItem> =>
      whose === 'own'
        ? (await call('GET /account/second-factor')).data
        : (await call('GET /account/:id/second-factor', { id: whose })).data,
  });

/** Sessions ended with the change, and the account may do again what waited for it. */
async function changed(): Promise<void> {
  updateUser((await call('GET /user')).user);
  await queryClient.invalidateQueries({ queryKey: [KEY] });
  await queryClient.invalidateQueries({ queryKey: ['open-sessions'] });
}

export type Begun = ReplyOf<'POST /account/totp'>['data'];

/** Begins to set up one-time codes. */
export const beginCodes = async (body: BodyOf<'POST /account/totp'>): Promise<Begun> =>
  (await call('POST /account/totp', { body })).data;

/** Ends it with a first code. @returns the recovery codes */
export async function confirmCodes(body: BodyOf<'POST /account/totp/confirm'>): Promise<string[]> {
  const { data } = await call('POST /account/totp/confirm', { body });
  await changed();
  return data.recovery_codes;
}

const prove = (password: string) => call('POST /account/proof', { body: { password } });

/** Makes new recovery codes; the password shows that it is their owner. */
export async function renewCodes(password: string): Promise<string[]> {
  await prove(password);
  const { data } = await call('POST /account/recovery-codes');
  await changed();
  return data.recovery_codes;
}

/** Takes the second factor away; the password shows that it is its owner. */
export async function removeFactor(password: string): Promise<void> {
  await prove(password);
  await call('DELETE /account/totp');
  await changed();
}

/** Takes the second factor of somebody else away. */
export async function resetFactorOf(
  id: number,
  body: BodyOf<'POST /account/:id/reset-second-factor'>,
): Promise<void> {
  await call('POST /account/:id/reset-second-factor', { id, body });
  await queryClient.invalidateQueries({ queryKey: [KEY, id] });
}

const RULE = [KEY, 'rule'];

/** From when on administrators need one. */
export const factorRule = () =>
  queryOptions({ queryKey: RULE, queryFn: async () => (await call('GET /second-factor-rule')).data });

export async function saveFactorRule(body: BodyOf<'PUT /second-factor-rule'>) {
  const { data } = await call('PUT /second-factor-rule', { body });
  queryClient.setQueryData(RULE, data);
  updateUser((await call('GET /user')).user);
  return data;
}
