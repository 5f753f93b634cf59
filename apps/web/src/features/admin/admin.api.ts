import type { AccountUpdate } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { switchLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { referenceApi } from '../../reference/reference-api.ts';
import { checkSession } from '../session/session.api.ts';

export const adminApi = referenceApi('admin', [{ field: 'email', type: 'asc' }]);

/** The signed-in administrator's own account. */
export const ownAccount = () =>
  queryOptions({ queryKey: ['account'], queryFn: async () => (await call('GET /account')).data });

/** Changes it, then updates the language of the screen and the name in the top bar. */
export async function updateOwnAccount(payload: Partial<AccountUpdate>) {
  const { data } = await call('PUT /account', { body: payload });
  queryClient.setQueryData(ownAccount().queryKey, data);
  if (data.language) await switchLanguage(data.language);
  void checkSession();
  return data;
}
