import type { DeckItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { listColumns } from '../../table/columns.ts';

const column = listColumns<DeckItem>();

/** The columns of the deck list. */
export function deckColumns(t: Translate) {
  return column.columns([
    column.accessor('name', {
      id: 'name',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.deck.name), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('position', {
      id: 'position',
      meta: { label: t(($) => $.deck.position), sortable: true, width: '140px' },
    }),
  ]);
}
