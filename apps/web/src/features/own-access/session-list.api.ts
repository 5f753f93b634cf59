import type { SessionItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Whose sessions: the caller's own, or an exhibitor's for the organiser. */
export type Whose = 'own' | number;

const KEY = 'open-sessions';

export const openSessions = (whose: Whose) =>
  queryOptions({
    queryKey: [KEY, whose],
    queryFn: async (): Promise<SessionItem[]> =>
      whose === 'own'
        ? (await call('GET /account/session')).data
        : (await call('GET /exhibitor/:id/session', { id: whose })).data,
  });

const changed = () => queryClient.invalidateQueries({ queryKey: [KEY] });

/** Ends one session. */
export async function endSession(whose: Whose, session: string): Promise<void> {
  if (whose === 'own') await call('DELETE /account/session/:id', { id: session });
  else await call('DELETE /exhibitor/:id/session/:session', { id: whose, session });
  await changed();
}

/** Ends all own sessions but this one. @returns how many there were */
export async function endOtherSessions(): Promise<number> {
  const { data } = await call('DELETE /account/session');
  await changed();
  return data.ended;
}
