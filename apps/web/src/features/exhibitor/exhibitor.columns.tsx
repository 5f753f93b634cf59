import type { ExhibitorItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const column = listColumns<ExhibitorItem>();

/** The columns of the exhibitor list. */
export function exhibitorColumns(t: Translate) {
  return column.columns([
    column.accessor('company_name', {
      id: 'company_name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.exhibitor.company), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('email', {
      id: 'email',
      meta: { label: t(($) => $.exhibitor.email), filter: 'text', sortable: true },
    }),
    column.accessor('city', {
      id: 'city',
      cell: ({ getValue }) => getValue() ?? '',
      meta: { label: t(($) => $.exhibitor.city), filter: 'text', sortable: true },
    }),
    column.accessor('active', {
      id: 'active',
      cell: ({ getValue }) =>
        getValue() === 1 ? (
          <StatusTag tone="ok">{t(($) => $.ui.active)}</StatusTag>
        ) : (
          <StatusTag tone="wait">{t(($) => $.exhibitor.waiting)}</StatusTag>
        ),
      meta: {
        label: t(($) => $.exhibitor.active),
        sortable: true,
        filter: [
          { value: '1', label: t(($) => $.ui.active) },
          { value: '0', label: t(($) => $.exhibitor.waiting) },
        ],
      },
    }),
  ]);
}
