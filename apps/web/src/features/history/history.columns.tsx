import { type HistoryItem, type HistoryPart, historyKinds } from '@rebblatt/contracts';
import { inSentence, whoOf } from '../../history/sentence.ts';
import { HistoryWhat, HistoryWho } from '../../history/who-and-what.tsx';
import { formatDateTime } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<HistoryItem>();

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('; ');

/** What somebody did, with all that the list folds or puts below. */
function inFile(t: Translate, row: HistoryItem): string {
  const { sentence, details, names } = inSentence(t, row);
  return join(sentence, ...details, names.join(', '));
}

/** The kinds of what a part of the history has. */
const kindsIn = (part: HistoryPart) =>
  historyKinds.filter((kind) => (kind === 'session') === (part === 'sign-ins'));

/** The columns of the list of the history. */
export function historyColumns(t: Translate, part: HistoryPart) {
  return column.columns([
    column.accessor('at', {
      id: 'day',
      cell: ({ getValue }) => formatDateTime(getValue()),
      meta: { label: t(($) => $.history.date), filter: 'day', format: 'moment', width: '160px' },
    }),
    column.accessor('actor', {
      id: 'actor',
      cell: ({ row }) => <HistoryWho row={row.original} />,
      meta: {
        label: t(($) => $.history.actor),
        filter: 'text',
        file: (row: HistoryItem) => join(whoOf(t, row).name, whoOf(t, row).behalf),
        width: '19%',
      },
    }),
    column.accessor('item', {
      id: 'item',
      cell: ({ row }) => <HistoryWhat row={row.original} linked />,
      meta: {
        label: t(($) => $.history.what),
        filter: 'text',
        file: (row: HistoryItem) => inFile(t, row),
        heading: true,
      },
    }),
    column.accessor('exhibitor', {
      id: 'exhibitor',
      cell: ({ getValue }) => getValue()?.company_name ?? '',
      meta: {
        label: t(($) => $.history.company),
        filter: 'text',
        file: ({ exhibitor }: HistoryItem) => exhibitor?.company_name ?? null,
        width: '17%',
      },
    }),
    column.accessor('kind', {
      id: 'kind',
      cell: ({ getValue }) => t(($) => $.history.kinds[getValue()]),
      meta: {
        label: t(($) => $.history.kind),
        filter: kindsIn(part).map((kind) => ({ value: kind, label: t(($) => $.history.kinds[kind]) })),
        width: '120px',
      },
    }),
  ]);
}
