import type { MailItem, ReturnedReports } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { BroughtMail } from './returned.rules.ts';

/** How often a list is refetched while it contains queued mails. */
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

/** Says that a sent mail came back. */
export async function markReturned(id: number): Promise<void> {
  await call('POST /mail/returned/:id', { id });
  await Promise.all(['mail', 'exhibitor'].map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
}

/** What mails that came back say; nothing is changed. */
export const checkReturned = async (mails: readonly BroughtMail[]): Promise<ReturnedReports> =>
  (await call('POST /mail/returns/check', { body: { mails: [...mails] } })).data;

/** Marks the mails that bounced, and with them their companies. */
export async function takeOverReturned(mails: readonly BroughtMail[]): Promise<ReturnedReports> {
  const { data } = await call('POST /mail/returns', { body: { mails: [...mails] } });
  await Promise.all(['mail', 'exhibitor'].map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
  return data;
}

/** Sends a failed mail again. @returns it with its current recipient address */
export async function sendMailAgain(id: number): Promise<MailItem> {
  const { data } = await call('POST /mail/send-again/:id', { id });
  await queryClient.invalidateQueries({ queryKey: ['mail'] });
  return data;
}
