import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

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
