import type { MailingForm, MailingLetters, MailTextItem, WriteForm } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The recipients of a message to the exhibitors of a catalogue, after its end to those who may go on. */
export const recipientsOf = (catalog: number) =>
  queryOptions({
    queryKey: ['exhibitor', 'mail-recipients', catalog],
    queryFn: () => call('GET /catalog/:catalog/mail-recipients', { catalog }),
  });

/** Who can be written to at any time: the exhibitors of a catalogue, or without one all of the fair. */
export const anybodyIn = (catalog: number | null) =>
  queryOptions({
    queryKey: ['exhibitor', 'mail-recipients', 'anybody', catalog],
    queryFn: () =>
      call('GET /mail-recipients', { query: catalog === null ? {} : { catalog_id: String(catalog) } }),
  });

/** Writes to exhibitors of the running catalogue. @returns the number of recipients */
export async function sendMailing(body: MailingForm, intention: Intention): Promise<number> {
  const { count } = await call('POST /exhibitor/send-mail', { body, intention });
  await queryClient.invalidateQueries({ queryKey: ['mail'] });
  return count;
}

/** Writes to chosen companies, whatever catalogue they are in. @returns the number of recipients */
export async function writeToExhibitors(body: WriteForm, intention: Intention): Promise<number> {
  const { count } = await call('POST /exhibitor/write', { body, intention });
  await queryClient.invalidateQueries({ queryKey: ['mail'] });
  return count;
}

const KEPT = ['mail-text'];

/** The messages that the organisers keep, by name. */
export const keptTexts = () =>
  queryOptions({ queryKey: KEPT, queryFn: async () => (await call('GET /mail-text')).data });

const keptChanged = () => queryClient.invalidateQueries({ queryKey: KEPT });

/** Keeps a message under a name, in place of the one that has it. */
export async function keepText(
  name: string,
  letters: MailingLetters,
  earlier: MailTextItem | undefined,
): Promise<void> {
  const body = { name, ...letters };
  await (earlier
    ? call('PUT /mail-text/:id', { id: earlier.id, body: { ...body, version: earlier.version } })
    : call('POST /mail-text', { body }));
  await keptChanged();
}

/** Deletes a kept message. */
export async function dropText(id: number): Promise<void> {
  await call('DELETE /mail-text/:id', { id });
  await keptChanged();
}
