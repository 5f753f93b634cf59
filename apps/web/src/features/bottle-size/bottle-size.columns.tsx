import type { BottleSizeItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const column = listColumns<BottleSizeItem>();

/** The columns of the bottle size list. */
export function bottleSizeColumns(t: Translate) {
  return column.columns([
    column.accessor('size', {
      id: 'size',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.bottleSize.size), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
    column.accessor('priority_size', {
      id: 'priority_size',
      cell: ({ getValue }) =>
        getValue() === 1 ? <StatusTag tone="ok">{t(($) => $.bottleSize.first)}</StatusTag> : null,
      meta: {
        label: t(($) => $.bottleSize.priority),
        sortable: true,
        filter: [
          { value: '1', label: t(($) => $.ui.yes) },
          { value: '0', label: t(($) => $.ui.no) },
        ],
      },
    }),
  ]);
}
