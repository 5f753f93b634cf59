import type { MailItem } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';

/** How often a list is asked again while mails in it are on their way. */
const ON_THEIR_WAY_MS = 5000;

/** One page of the mails. */
export const mailList = (state: ListState) =>
  queryOptions({
    queryKey: ['mail', 'list', state],
    queryFn: ({ signal }) => fetchList('GET /mail/:perPage/:page', state, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((mail) => mail.state === 'queued') ? ON_THEIR_WAY_MS : false,
  });

/** One mail with its text. */
export const mailOne = (id: number) =>
  queryOptions({
    queryKey: ['mail', 'one', id],
    queryFn: async () => (await call('GET /mail/:id', { id })).data,
  });

/** Has a failed mail sent once more. @returns it with the address it goes to now */
export async function sendMailAgain(id: number): Promise<MailItem> {
  const { data } = await call('POST /mail/send-again/:id', { id });
  await queryClient.invalidateQueries({ queryKey: ['mail'] });
  return data;
}
