import { type AdminItem, administrators } from '@rebblatt/contracts';
import { formatDateTime } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const column = listColumns<AdminItem>();

/** The columns of the list of administrators. */
export function adminColumns(t: Translate) {
  return column.columns([
    column.accessor('email', {
      id: 'email',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.admin.email), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => getValue() ?? '',
      meta: { label: t(($) => $.admin.name), filter: 'text', sortable: true },
    }),
    column.accessor('role', {
      id: 'role',
      cell: ({ getValue }) => t(($) => $.admin.roles[getValue()]),
      meta: {
        label: t(($) => $.admin.role),
        sortable: true,
        filter: administrators.map((role) => ({ value: role, label: t(($) => $.admin.roles[role]) })),
      },
    }),
    column.accessor('active', {
      id: 'active',
      cell: ({ getValue }) =>
        getValue() === 1 ? (
          <StatusTag tone="ok">{t(($) => $.admin.open)}</StatusTag>
        ) : (
          <StatusTag tone="wait">{t(($) => $.admin.closed)}</StatusTag>
        ),
      meta: {
        label: t(($) => $.admin.active),
        sortable: true,
        filter: [
          { value: '1', label: t(($) => $.admin.open) },
          { value: '0', label: t(($) => $.admin.closed) },
        ],
      },
    }),
    column.accessor('last_sign_in', {
      id: 'last_sign_in',
      cell: ({ getValue }) => {
        const at = getValue();
        return at ? formatDateTime(at) : t(($) => $.admin.never);
      },
      meta: { label: t(($) => $.admin.lastSignIn), format: 'moment', sortable: true },
    }),
  ]);
}
