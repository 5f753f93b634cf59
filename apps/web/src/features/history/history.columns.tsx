import { type HistoryItem, historyKinds } from '@rebblatt/contracts';
import { ToldWhat, ToldWho } from '../../history/told.tsx';
import { formatDateTime } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<HistoryItem>();

/** The columns of the list of the history. */
export function historyColumns(t: Translate) {
  return column.columns([
    column.accessor('at', {
      id: 'day',
      cell: ({ getValue }) => formatDateTime(getValue()),
      meta: { label: t(($) => $.history.date), filter: 'day', width: '160px' },
    }),
    column.accessor('actor', {
      id: 'actor',
      cell: ({ row }) => <ToldWho row={row.original} />,
      meta: { label: t(($) => $.history.actor), filter: 'text', width: '19%' },
    }),
    column.accessor('item', {
      id: 'item',
      cell: ({ row }) => <ToldWhat row={row.original} linked />,
      meta: { label: t(($) => $.history.what), filter: 'text', heading: true },
    }),
    column.accessor('exhibitor', {
      id: 'exhibitor',
      cell: ({ getValue }) => getValue()?.company_name ?? '',
      meta: { label: t(($) => $.history.company), filter: 'text', width: '17%' },
    }),
    column.accessor('kind', {
      id: 'kind',
      cell: ({ getValue }) => t(($) => $.history.kinds[getValue()]),
      meta: {
        label: t(($) => $.history.kind),
        filter: historyKinds.map((kind) => ({ value: kind, label: t(($) => $.history.kinds[kind]) })),
        width: '120px',
      },
    }),
  ]);
}
