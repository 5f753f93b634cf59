import type { CountryItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<CountryItem>();

/** The columns of the country list. */
export function countryColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.country.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
  ]);
}
