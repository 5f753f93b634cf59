import type { RegionItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<RegionItem>();

/** The columns of the region list. */
export function regionColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.region.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
    column.accessor('country.name', {
      id: 'country.name',
      cell: ({ row }) => shownName(row.original.country, row.original.country.name),
      meta: { label: t(($) => $.region.country), filter: 'text', sortable: true },
    }),
  ]);
}
