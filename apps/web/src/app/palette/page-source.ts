import { FileText } from 'lucide-react';
import { lastActiveCatalog } from '../../features/catalog/catalog.api.ts';
import { pageName } from '../../features/page/page-name.rules.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import { EVERYBODY, isOrganiser } from '../../lib/screen.ts';
import { type AskedSource, firstRows, listFor, type PaletteContext, saysEnough } from './palette-source.ts';

/** The position in "12", "Position 12", "Seite 12" and "page 12"; null for anything else. */
function typedPosition(typed: string): number | null {
  const [, number] = /^(?:(?:position|seite|page|pos\.|s\.|p\.)\s*)?(\d{1,6})$/i.exec(typed) ?? [];
  return number === undefined ? null : Number(number);
}

/**
 * Pages by number, exhibitor or stand: of the active catalogue, for the organiser otherwise of the last one.
 */
export const pages: AskedSource = {
  key: 'pages',
  heading: ($) => $.page.title,
  roles: EVERYBODY,
  asks: (typed) => saysEnough(typed) || typedPosition(typed) !== null,
  async find(context, typed, signal) {
    const place = await placeOf(context);
    if (!place) return { destinations: [], total: 0, list: '' };
    const position = typedPosition(typed);
    const narrowed = position === null ? firstRows(typed) : firstRows('', { position });
    const { data, total } = await place.ask(narrowed, signal);
    const { t } = context;
    return {
      total,
      list: listFor(place.path, typed),
      destinations: data.map((page) => ({
        to: `${place.path}/edit/${page.id}`,
        label: t(($) => $.palette.page, { position: page.position, name: pageName(t, page) }),
        detail: place.catalog,
        icon: FileText,
      })),
    };
  },
};

/** Where the pages are requested and listed; null when there is no catalogue to search. */
async function placeOf({ role, activeCatalog }: PaletteContext) {
  if (!isOrganiser(role)) {
    const ask = (state: ListState, signal: AbortSignal) =>
      fetchList('GET /active_catalog_and_user/page/:perPage/:page', state, { signal });
    const own = { ask, path: '/exhibitor-page' };
    return activeCatalog && { ...own, catalog: activeCatalog.name };
  }
  const catalog = activeCatalog ?? (await queryClient.fetchQuery(lastActiveCatalog()));
  return (
    catalog && {
      ask: (state: ListState, signal: AbortSignal) =>
        fetchList('GET /catalog/:id/page/:perPage/:page', state, { id: catalog.id, signal }),
      path: activeCatalog ? '/active-catalog/page' : `/catalog/${catalog.id}/page`,
      catalog: catalog.name,
    }
  );
}
