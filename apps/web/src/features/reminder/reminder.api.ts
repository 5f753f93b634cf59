import type { RemindForm } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Who would be reminded of what. */
export const openReminders = (catalog: number) =>
  queryOptions({
    queryKey: ['exhibitor', 'reminders', catalog],
    queryFn: () => call('GET /exhibitor-remind'),
  });

/** Reminds exhibitors. @returns their number */
export async function remindExhibitors(body: RemindForm, intention: Intention): Promise<number> {
  const { count } = await call('POST /exhibitor-remind', { body, intention });
  await Promise.all(
    [['mail'], ['exhibitor', 'reminders']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
  return count;
}
