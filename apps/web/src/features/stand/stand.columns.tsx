import type { StandItem } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { catalogTypeFilter, catalogTypeName } from '../../reference/catalog-types.ts';
import { listColumns } from '../../table/columns.ts';
import { HolderLink } from './components/holder-link.tsx';

const column = listColumns<StandItem>();

/** The columns of the stand list. */
export function standColumns(t: Translate) {
  const types = catalogTypeFilter(t);
  return column.columns([
    column.accessor('stand', {
      id: 'stand',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: { label: t(($) => $.stand.stand), filter: 'text', sortable: true, heading: true },
    }),
    column.accessor('catalog_type', {
      id: 'catalog_type',
      cell: ({ getValue }) => catalogTypeName(t, getValue()),
      meta: { label: t(($) => $.stand.catalogType), filter: types, sortable: true, width: '17%', line: true },
    }),
    column.accessor('ship', {
      id: 'ship',
      cell: ({ getValue }) => getValue() ?? t(($) => $.ui.none),
      meta: { label: t(($) => $.stand.ship), filter: 'text', sortable: true },
    }),
    column.accessor('deck', {
      id: 'deck',
      cell: ({ getValue }) => getValue() ?? t(($) => $.ui.none),
      meta: { label: t(($) => $.stand.deck), filter: 'text', sortable: true },
    }),
    column.accessor('holder', {
      id: 'holder',
      cell: ({ getValue }) => <HolderLink holder={getValue()} />,
      meta: {
        label: t(($) => $.stand.holder),
        width: '24%',
        line: true,
        file: (stand: StandItem) => stand.holder?.company_name ?? null,
      },
    }),
    column.accessor('description', {
      id: 'description',
      cell: ({ getValue }) => getValue() ?? '',
      meta: { label: t(($) => $.stand.description), filter: 'text', sortable: true },
    }),
  ]);
}
