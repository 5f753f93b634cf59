import type { AwardItem } from '@rebblatt/contracts';
import { AwardGlyph } from '@rebblatt/printed-page';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<AwardItem>();

/** The columns of the award list. */
export function awardColumns(t: Translate) {
  return column.columns([
    column.accessor('award', {
      id: 'award',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.award.award), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('name_fr', { id: 'name_fr', meta: { label: t(($) => $.reference.nameFr) } }),
    column.accessor('name_en', { id: 'name_en', meta: { label: t(($) => $.reference.nameEn) } }),
    column.accessor('symbol', {
      id: 'symbol',
      cell: ({ row }) => <AwardGlyph symbol={row.original.symbol} label={row.original.award} />,
      meta: { label: t(($) => $.award.symbol), sortable: true },
    }),
  ]);
}
