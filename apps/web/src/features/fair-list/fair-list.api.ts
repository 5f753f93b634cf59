import type { BodyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The stands of a catalogue in walking order, with who is there. */
export const standsOf = (id: string) =>
  queryOptions({
    queryKey: ['stand', 'in-catalog', id],
    queryFn: () => call('GET /catalog/:id/stands', { id }),
  });

/** Who ordered which service. */
export const orderedServicesOf = (id: string) =>
  queryOptions({
    queryKey: ['admin-request', 'services', id],
    queryFn: () => call('GET /catalog/:id/ordered-services', { id }),
  });

/** The addresses of the companies of a catalogue. */
export const addressesOf = (id: string) =>
  queryOptions({
    queryKey: ['exhibitor', 'addresses', id],
    queryFn: () => call('GET /catalog/:id/addresses', { id }),
  });

/** Gives a company another stand, or says only what that would change. */
export const moveStand = async (id: string, body: BodyOf<'POST /catalog/:id/stands/move'>) =>
  (await call('POST /catalog/:id/stands/move', { id, body })).data;

/** Reads again whatever shows stands: a move changes pages and requests as well. */
export const reloadStands = () =>
  Promise.all(
    ['stand', 'admin-request', 'exhibitor', 'page', 'print'].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  );
