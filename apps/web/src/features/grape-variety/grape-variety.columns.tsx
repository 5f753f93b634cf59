import type { GrapeVarietyItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<GrapeVarietyItem>();

/** The columns of the grape variety list. */
export function grapeVarietyColumns(t: Translate) {
  return column.columns([
    column.accessor('bezeichnung_d_cod', {
      id: 'bezeichnung_d_cod',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.grapeVariety.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
  ]);
}
