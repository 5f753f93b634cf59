import { type CatalogItem, statusStates } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { catalogTypeFilter, catalogTypeName } from '../../reference/catalog-types.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const column = listColumns<CatalogItem>();

/** The columns of the catalogue list. */
export function catalogColumns(t: Translate) {
  const types = catalogTypeFilter(t);
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue, row }) => (
        <>
          <strong>{getValue()}</strong>{' '}
          {row.original.currently_active === 1 && (
            <StatusTag tone="ok">{t(($) => $.catalog.running)}</StatusTag>
          )}{' '}
          {row.original.status === statusStates.processing && (
            <Link to={`/catalog/${row.original.id}/print`}>{t(($) => $.print.running)}</Link>
          )}
        </>
      ),
      meta: { label: t(($) => $.catalog.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('catalog_type', {
      id: 'catalog_type',
      cell: ({ getValue }) => catalogTypeName(t, getValue()),
      meta: { label: t(($) => $.catalog.type), filter: types, sortable: true },
    }),
    column.accessor('from', {
      id: 'from',
      cell: ({ getValue }) => formatDate(getValue()),
      meta: { label: t(($) => $.catalog.from), format: 'day', sortable: true },
    }),
    column.accessor('to', {
      id: 'to',
      cell: ({ getValue }) => formatDate(getValue()),
      meta: { label: t(($) => $.catalog.to), format: 'day', sortable: true },
    }),
  ]);
}
