import type { WineTypeItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<WineTypeItem>();

/** The columns of the wine type list. */
export function wineTypeColumns(t: Translate) {
  return column.columns([
    column.accessor('wine_type', {
      id: 'wine_type',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.wineType.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
  ]);
}
