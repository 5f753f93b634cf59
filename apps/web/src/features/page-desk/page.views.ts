import type { CatalogStanding, PageStanding } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import type { View } from '../../table/named-views.ts';

/** The views of a list of pages for all users, with the length of each once it is known. */
export function pageViews(t: Translate, standing: CatalogStanding | undefined): View[] {
  const view = (name: string, key: PageStanding) => ({
    name,
    query: new URLSearchParams({ columnFilters: JSON.stringify({ standing: key }) }).toString(),
    count: standing?.pages[key],
  });
  const total = standing && Object.values(standing.pages).reduce((sum, count) => sum + count, 0);
  return [
    { name: t(($) => $.page.views.all), query: '', count: total },
    view(
      t(($) => $.page.views.released),
      'waiting',
    ),
    ...(standing?.pages.corrected
      ? [
          view(
            t(($) => $.page.views.corrected),
            'corrected',
          ),
        ]
      : []),
    view(
      t(($) => $.page.views.rejected),
      'rejected',
    ),
    view(
      t(($) => $.page.views.draft),
      'draft',
    ),
    view(
      t(($) => $.page.views.noPdf),
      'no-pdf',
    ),
    view(
      t(($) => $.page.views.faulty),
      'faulty',
    ),
    view(
      t(($) => $.page.views.accepted),
      'accepted',
    ),
    ...(standing?.pages.inactive
      ? [
          view(
            t(($) => $.page.views.inactive),
            'inactive',
          ),
        ]
      : []),
  ];
}
