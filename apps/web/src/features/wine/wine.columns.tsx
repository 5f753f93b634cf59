import { alcoholLevels, type WineItem } from '@rebblatt/contracts';
import { AwardGlyph } from '@rebblatt/printed-page';
import { formatAmount } from '../../lib/money.ts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { extraFilter, listColumns } from '../../table/columns.ts';
import styles from './components/wine-cells.module.css';

const column = listColumns<WineItem>();

/** Beside the company there is no room for an award on one line, and few wines have one. */
const spaces = {
  all: { wine: '28%', region: '18%', award: {} },
  own: { wine: '26%', region: '15%', award: { width: '16%', line: 'roomy' } },
} as const;

/** The columns of the wine list; exhibitors see only their own, so without the company. */
export function wineColumns(t: Translate, options: { withExhibitor: boolean }) {
  const space = spaces[options.withExhibitor ? 'all' : 'own'];
  const columns = column.columns([
    column.accessor('user.company_name', {
      id: 'user.company_name',
      meta: {
        label: t(($) => $.wine.exhibitor),
        filter: 'text',
        sortable: true,
        width: '17%',
        line: 'roomy',
      },
    }),
    column.accessor('wine', {
      id: 'wine',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
      meta: {
        label: t(($) => $.wine.wine),
        filter: 'text',
        sortable: true,
        heading: true,
        width: space.wine,
        line: 'roomy',
      },
    }),
    column.accessor(
      ({ region }) => `${shownName(region.country, region.country.name)} - ${shownName(region, region.name)}`,
      {
        id: 'region',
        meta: {
          label: t(($) => $.wine.region),
          filter: 'text',
          sortable: true,
          width: space.region,
          line: 'roomy',
        },
      },
    ),
    column.accessor('year', {
      id: 'year',
      cell: ({ getValue }) => getValue() ?? t(($) => $.ui.none),
      meta: { label: t(($) => $.wine.year), filter: 'digits', sortable: true, width: '84px' },
    }),
    column.accessor(({ wine_type }) => shownName(wine_type, wine_type.wine_type), {
      id: 'wine_type',
      meta: { label: t(($) => $.wine.wineType), filter: 'text', sortable: true },
    }),
    column.accessor('award', {
      id: 'award',
      cell: ({ getValue }) => <AwardCell award={getValue()} />,
      meta: { label: t(($) => $.wine.award), filter: 'text', sortable: true, ...space.award },
    }),
    column.accessor('alcohol_content_level', {
      id: 'alcohol_content_level',
      cell: ({ getValue }) => {
        const level = getValue();
        return level === null ? t(($) => $.ui.none) : t(($) => $.wine.alcoholShort[`${level}`]);
      },
      meta: {
        label: t(($) => $.wine.alcohol),
        sortable: true,
        filter: [
          { value: '0', label: t(($) => $.wine.alcoholMissing) },
          ...alcoholLevels.map((level) => ({
            value: String(level),
            label: t(($) => $.wine.alcoholShort[`${level}`]),
          })),
        ],
      },
    }),
    column.accessor('bottleSizes', {
      id: 'price',
      cell: ({ getValue }) => (
        <ul className={styles.prices}>
          {getValue().map(({ bottle_size_id, price, size }) => (
            <li key={bottle_size_id}>
              {formatAmount(price)} <span>/ {size}</span>
            </li>
          ))}
        </ul>
      ),
      meta: { label: t(($) => $.wine.price), align: 'end' },
    }),
  ]);
  return options.withExhibitor ? columns : columns.slice(1);
}

/** Filters on what is missing that are no column of theirs; set by links, shown and removable. */
export const gapFilters = (t: Translate) => {
  const filter = [{ value: '0', label: t(($) => $.wine.lacking) }];
  const gap = (field: string, label: string) =>
    extraFilter<WineItem>(field, { label, filter, chipOnly: true });
  return [
    gap(
      'price_count',
      t(($) => $.wine.price),
    ),
    gap(
      'gv_count',
      t(($) => $.grapeVariety.name),
    ),
  ];
};

function AwardCell({ award }: { award: WineItem['award'] }) {
  if (!award) return null;
  return (
    <span className={styles.award}>
      <span aria-hidden="true">
        <AwardGlyph symbol={award.symbol} label={shownName(award, award.award)} />
      </span>
      <span>{shownName(award, award.award)}</span>
    </span>
  );
}
