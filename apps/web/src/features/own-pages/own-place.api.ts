import type { PageRow } from '@rebblatt/contracts';
import { MAX_PER_PAGE, releaseStates } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST, type ListState } from '../../lib/list-state.ts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { MoveRefused, type Place } from '../../table/reorder.ts';
import { swapPages } from './own-page-list.api.ts';

/** Why an exhibitor cannot give a page another place; null when they can. */
export function whyItStays(t: Translate, { state }: Pick<PageRow, 'state'>): string | null {
  if (state === releaseStates.released) return t(($) => $.page.keepsPlace.released);
  return state === releaseStates.accepted ? t(($) => $.page.keepsPlace.accepted) : null;
}

const ALL_PAGES: ListState = {
  ...BARE_LIST,
  currentPerPage: MAX_PER_PAGE,
  sortParameters: [{ field: 'position', type: 'asc' }],
};

const ownPages = async (signal?: AbortSignal): Promise<PageRow[]> =>
  (await fetchList('GET /active_catalog_and_user/page/:perPage/:page', ALL_PAGES, { signal })).data;

/** The positions of an exhibitor's own pages in the active catalogue. */
export const ownPlaces = (t: Translate) =>
  queryOptions<Place[]>({
    queryKey: ['page', 'places', 'own'],
    queryFn: async ({ signal }) =>
      (await ownPages(signal))
        .filter((page) => !whyItStays(t, page))
        .map(({ position, page_type, stand, page_title: title }) => ({
          position,
          // All belong to the same exhibitor, so title and stand distinguish them.
          name: [t(($) => $.page.type[`${page_type}`]), title && shownName(title, title.name), stand?.stand]
            .filter(Boolean)
            .join(', '),
        })),
    gcTime: 0,
  });

/**
 * Exchanges an own page with the own page at a position. Own pages are not consecutive, so there is no other
 * move.
 *
 * @throws MoveRefused when there is no own page at that position, or one that keeps its place
 */
export async function exchangeOwnPage(t: Translate, id: number, position: number): Promise<void> {
  const other = (await ownPages()).find((page) => page.position === position);
  if (!other) throw new MoveRefused(t(($) => $.page.noOwnThere, { position }));
  const locked = whyItStays(t, other);
  if (locked) throw new MoveRefused(locked);
  await swapPages(id, other.id);
}
