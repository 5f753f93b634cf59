import type { MailingForm } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The recipients of a message to the exhibitors of a catalogue. */
export const recipientsOf = (catalog: number) =>
  queryOptions({
    queryKey: ['exhibitor', 'mail-recipients', catalog],
    queryFn: () => call('GET /catalog/:catalog/mail-recipients', { catalog }),
  });

/** Writes to exhibitors. @returns the number of recipients */
export async function sendMailing(body: MailingForm, intention: Intention): Promise<number> {
  const { count } = await call('POST /exhibitor/send-mail', { body, intention });
  await queryClient.invalidateQueries({ queryKey: ['mail'] });
  return count;
}
