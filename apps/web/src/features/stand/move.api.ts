import type { BodyOf } from '@rebblatt/contracts';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Gives a company another stand, or says only what that would change. */
export const moveStand = async (id: number | string, body: BodyOf<'POST /catalog/:id/stands/move'>) =>
  (await call('POST /catalog/:id/stands/move', { id, body })).data;

/** Reads again whatever shows stands: a move changes pages and requests as well. */
export const reloadStands = () =>
  Promise.all(
    ['stand', 'admin-request', 'exhibitor', 'page', 'print'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  );
