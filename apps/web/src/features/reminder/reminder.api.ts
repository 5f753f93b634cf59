import type { RemindForm, RemindPreview, RemindPreviewForm } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Who would be reminded of what, in a catalogue or in the one on which somebody may work. */
export const openReminders = (catalog: string | undefined) =>
  queryOptions({
    queryKey: ['exhibitor', 'reminders', catalog],
    queryFn: () => call('GET /exhibitor-remind', { query: { catalog_id: catalog } }),
  });

/** The reminder that one exhibitor would get; nothing is sent. */
export async function previewReminder(body: RemindPreviewForm): Promise<RemindPreview> {
  return (await call('POST /exhibitor-remind/preview', { body })).data;
}

/** Reminds exhibitors. @returns their number */
export async function remindExhibitors(body: RemindForm, intention: Intention): Promise<number> {
  const { count } = await call('POST /exhibitor-remind', { body, intention });
  await Promise.all(
    [['mail'], ['exhibitor', 'reminders'], ['catalog']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
  return count;
}
