import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import type { Translate } from '../../lib/text-key.ts';
import type { Place } from '../../table/reorder.ts';
import { sheetPlanOf } from '../page/page.api.ts';
import { labelledPage } from '../page/page-name.rules.ts';

/** The name of the page at every position of a catalogue. */
export const placesOf = (t: Translate, catalogId: number) =>
  queryOptions<Place[]>({
    queryKey: ['page', 'places', catalogId],
    queryFn: async () =>
      (await queryClient.fetchQuery(sheetPlanOf(String(catalogId)))).data.map((page) => ({
        position: page.position,
        name: labelledPage(t, page),
      })),
    gcTime: 0,
  });
