import type { PageTitleItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<PageTitleItem>();

/** The columns of the page title list. */
export function pageTitleColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.pageTitle.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
  ]);
}
