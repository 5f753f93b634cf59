import type { ServiceItem } from '@rebblatt/contracts';
import { formatAmount } from '../../lib/money.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<ServiceItem>();

/** The columns of the service list. */
export function serviceColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.service.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
    column.accessor('price', {
      id: 'price',
      cell: ({ getValue }) => formatAmount(getValue()),
      meta: { label: t(($) => $.service.priceChf), sortable: true },
    }),
  ]);
}
