import type { ShipItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<ShipItem>();

/** The columns of the ship list. */
export function shipColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.ship.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('position', {
      id: 'position',
      meta: { label: t(($) => $.ship.position), sortable: true, width: '140px' },
    }),
  ]);
}
