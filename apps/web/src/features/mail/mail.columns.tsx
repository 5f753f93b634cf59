import { type MailItem, mailKinds, mailStates } from '@rebblatt/contracts';
import { formatDateTime } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { MailState } from './components/mail-state.tsx';
import { occasionOf } from './mail.words.ts';

const column = listColumns<MailItem>();

/** The columns of the list of mails. */
export function mailColumns(t: Translate) {
  return column.columns([
    column.accessor('created_at', {
      id: 'created_at',
      cell: ({ getValue }) => formatDateTime(getValue()),
      meta: { label: t(($) => $.mail.date), format: 'moment', sortable: true, width: '140px' },
    }),
    column.accessor('recipient', {
      id: 'recipient',
      meta: { label: t(($) => $.mail.recipient), filter: 'text', sortable: true },
    }),
    column.accessor('company_name', {
      id: 'company_name',
      cell: ({ getValue }) => getValue() ?? '',
      meta: { label: t(($) => $.mail.company), filter: 'text', sortable: true },
    }),
    column.accessor('kind', {
      id: 'kind',
      cell: ({ row }) => occasionOf(t, row.original),
      meta: {
        label: t(($) => $.mail.kind),
        sortable: true,
        filter: mailKinds.map((kind) => ({ value: kind, label: t(($) => $.mail.kinds[kind]) })),
      },
    }),
    column.accessor('subject', {
      id: 'subject',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: {
        label: t(($) => $.mail.subject),
        filter: 'text',
        sortable: true,
        heading: true,
        width: '28%',
        line: 'roomy',
      },
    }),
    column.accessor('state', {
      id: 'state',
      cell: ({ row }) => <MailState mail={row.original} />,
      meta: {
        label: t(($) => $.mail.state),
        sortable: true,
        filter: mailStates.map((state) => ({ value: state, label: t(($) => $.mail.states[state]) })),
      },
    }),
  ]);
}
