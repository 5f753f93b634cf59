import type { AdminRequestRow } from '@rebblatt/contracts';
import { formatDate } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { CompanyCell } from './components/company-cell.tsx';
import { RequestTag } from './components/request-tag.tsx';

const column = listColumns<AdminRequestRow>();

/** The columns of the organiser's list; with the catalogue if there is more than one. */
export function requestColumns(t: Translate, options: { withCatalog: boolean }) {
  const count = (field: 'count_stands' | 'count_pages_wine' | 'count_pages_advertising', label: string) =>
    column.accessor(field, {
      id: field,
      meta: { label, filter: 'digits', sortable: true, align: 'end', width: '112px' },
    });
  return column.columns([
    column.accessor('exhibitor.company_name', {
      id: 'exhibitor.company_name',
      cell: ({ row }) => <CompanyCell request={row.original} />,
      meta: { label: t(($) => $.request.company), filter: 'text', sortable: true, heading: true },
    }),
    ...(options.withCatalog
      ? [
          column.accessor('catalog.name', {
            id: 'catalog.name',
            meta: { label: t(($) => $.request.catalog), filter: 'text', sortable: true },
          }),
        ]
      : []),
    column.accessor('state', {
      id: 'state',
      cell: ({ getValue }) => <RequestTag state={getValue()} />,
      meta: {
        label: t(($) => $.request.state),
        file: ({ state }: AdminRequestRow) => t(($) => $.request.states[state]),
        sortable: true,
        width: '150px',
      },
    }),
    count(
      'count_stands',
      t(($) => $.request.stands),
    ),
    count(
      'count_pages_wine',
      t(($) => $.request.winePages),
    ),
    count(
      'count_pages_advertising',
      t(($) => $.request.adPages),
    ),
    column.accessor('deck', {
      id: 'deck',
      meta: { label: t(($) => $.request.wish.deck), spare: 'always' },
    }),
    column.accessor('created_at', {
      id: 'created_at',
      cell: ({ getValue }) => formatDate(getValue()),
      meta: {
        label: t(($) => $.request.cameOn),
        format: 'day',
        sortable: true,
        align: 'end',
        width: '128px',
      },
    }),
  ]);
}
