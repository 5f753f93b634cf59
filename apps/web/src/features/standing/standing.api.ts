import type { CatalogStanding, PageCount } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export { leftOutOf } from './standing.rules.ts';

/** Where a catalogue stands; every change to a page asks again. */
export const standingOf = (catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'standing', catalogId],
    queryFn: async () => (await call('GET /catalog/:id/standing', { id: catalogId })).data,
  });

/** Lays the whole book out and counts its pages. */
export const countPages = (catalogId: string): Promise<PageCount> =>
  call('POST /print/count-pages/:id', { id: catalogId });

/**
 * How many pages the book has, counted by the print desk. It lays the whole book out, so it is counted again only when
 * other pages are printed.
 */
export const printedPagesOf = (catalogId: number, standing: CatalogStanding | undefined) =>
  queryOptions({
    queryKey: ['print', 'counted', catalogId, standing?.pages.accepted, standing?.pages.ready],
    queryFn: () => countPages(String(catalogId)),
    enabled: standing !== undefined,
    staleTime: 5 * 60_000,
  });

/** How far every exhibitor of a catalogue is. */
export const progressOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['page', 'progress', catalogId],
    queryFn: async () => (await call('GET /catalog/:id/progress', { id: catalogId })).data,
  });
