import type { ProgressRow } from '@rebblatt/contracts';
import { colon } from '../../lib/colon.ts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { missingOf } from './progress.rules.ts';

const column = listColumns<ProgressRow>();

/** The open items of every exhibitor as a table, for a file of the matrix. */
export function progressColumns(t: Translate) {
  const standsOf = ({ stands, stands_ordered: ordered }: ProgressRow) =>
    t(($) => $.standing.standsAssigned, { assigned: String(stands), ordered: String(ordered ?? 0) });
  const requestOf = ({ request, open }: ProgressRow) =>
    request === null && !open.includes('request')
      ? t(($) => $.standing.none)
      : t(($) => $.standing.request[request ?? 'none']);
  const pagesOf = ({ pages }: ProgressRow) =>
    pages
      .map(({ position, standing }) => `${position}${colon()}${t(($) => $.standing.page[standing])}`)
      .join('; ');
  return column.columns([
    column.accessor('company_name', { id: 'company', meta: { label: t(($) => $.standing.steps.exhibitor) } }),
    column.accessor('later_until', {
      id: 'later',
      meta: { label: t(($) => $.standing.later.field), format: 'day' },
    }),
    column.accessor(requestOf, {
      id: 'request',
      meta: { label: t(($) => $.standing.steps.request) },
    }),
    column.accessor('last_sign_in', {
      id: 'last_sign_in',
      meta: { label: t(($) => $.exhibitor.lastSignIn), format: 'moment' },
    }),
    column.accessor(standsOf, { id: 'stand', meta: { label: t(($) => $.standing.steps.stand) } }),
    column.accessor(({ logo }) => t(($) => $.standing.logo[logo]), {
      id: 'logo',
      meta: { label: t(($) => $.standing.steps.logo) },
    }),
    column.accessor(pagesOf, { id: 'pages', meta: { label: t(($) => $.standing.steps.page) } }),
    column.accessor(
      (row) =>
        missingOf(row)
          .map((step) => t(($) => $.standing.steps[step]))
          .join(', '),
      { id: 'open', meta: { label: t(($) => $.standing.openItems) } },
    ),
  ]);
}
