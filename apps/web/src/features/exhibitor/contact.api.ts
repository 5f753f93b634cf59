import type { BodyOf, ContactItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The people who sign in for a company. */
export const contactsOf = (exhibitorId: number) =>
  queryOptions({
    queryKey: ['contact', exhibitorId],
    queryFn: async () => (await call('GET /contact', { query: { exhibitor_id: exhibitorId } })).data,
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['contact'] });

/** Adds somebody and invites them. */
export async function addContact(body: BodyOf<'POST /contact'>): Promise<ContactItem> {
  const { data } = await call('POST /contact', { body });
  await changed();
  return data;
}

/** Changes what somebody may do. */
export async function changeContact(id: number, body: BodyOf<'PUT /contact/:id'>): Promise<void> {
  await call('PUT /contact/:id', { id, body });
  await changed();
}

/** Lets somebody no longer sign in. */
export async function removeContact(id: number): Promise<void> {
  await call('DELETE /contact/:id', { id });
  await changed();
}
