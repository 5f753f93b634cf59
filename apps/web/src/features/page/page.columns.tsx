import type { CatalogPageRow, OwnPageRow, PageRow } from '@rebblatt/contracts';
import { isGeneratedOnWish, isGeneratedPage, pageStandings, pageTypes } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { extraFilter, type ListColumn, listColumns } from '../../table/columns.ts';
import { PageContents } from './components/page-contents.tsx';
import styles from './page-columns.module.css';
import { standingInWords } from './page-standing.rules.ts';
import { StandingCell } from './standing-cell.parts.tsx';

const column = listColumns<PageRow>();

const yesNo = (yes: string, no: string) => [
  { value: '1', label: yes },
  { value: '0', label: no },
];

/** Release, decision and activity as filters beside the status. */
const releaseFilters = (t: Translate) =>
  [
    {
      label: t(($) => $.page.released),
      filter: yesNo(
        t(($) => $.page.releasedYes),
        t(($) => $.page.releasedNo),
      ),
    },
    {
      label: t(($) => $.page.decision),
      filter: yesNo(
        t(($) => $.page.accepted),
        t(($) => $.page.rejected),
      ),
    },
    {
      label: t(($) => $.page.active),
      filter: yesNo(
        t(($) => $.ui.active),
        t(($) => $.ui.inactive),
      ),
    },
  ] as const;

/**
 * The columns of a list of pages; exhibitors see only their own pages, so company and description are
 * omitted.
 * @param options.position adds a column for the position, if the rows cannot be moved
 */
function pageColumns(t: Translate, options: { own: boolean; position?: boolean }) {
  // What only the organiser adds never belongs to an exhibitor.
  const offered = pageTypes.filter((type) => !options.own || !isGeneratedOnWish(type));
  const types = offered.map((type) => ({ value: String(type), label: t(($) => $.page.type[`${type}`]) }));
  const organiser = column.columns([
    // A page of nobody's is called by its description; that of a generated one would only repeat its type.
    column.accessor(
      (page) =>
        page.exhibitor?.company_name ?? (isGeneratedPage(page.page_type) ? '' : page.description) ?? '',
      {
        id: 'exhibitor.company_name',
        cell: ({ getValue }) => <strong className={styles.name}>{getValue()}</strong>,
        meta: { label: t(($) => $.page.exhibitor), filter: 'text', sortable: true, width: '28%', line: true },
      },
    ),
  ]);
  const position = column.columns([
    column.accessor('position', {
      id: 'position',
      meta: {
        label: t(($) => $.table.reorder.positionColumn),
        filter: 'text',
        sortable: true,
        width: '92px',
      },
    }),
  ]);
  return column.columns([
    ...(options.position ? position : []),
    column.accessor('page_type', {
      id: 'page_type',
      cell: ({ getValue, row }) => (
        <>
          {t(($) => $.page.type[`${getValue()}`])}
          <PageContents page={row.original} />
        </>
      ),
      meta: {
        label: t(($) => $.page.pageType),
        filter: types,
        sortable: true,
        heading: true,
        width: options.own ? '260px' : '120px',
      },
    }),
    ...(options.own ? [] : organiser),
    column.accessor((page) => page.stand?.stand ?? '', {
      id: 'stand.stand',
      meta: {
        label: t(($) => $.page.stand),
        filter: 'text',
        sortable: true,
        width: options.own ? '90px' : '70px',
      },
    }),
    column.accessor(({ page_title: title }) => (title ? shownName(title, title.name) : ''), {
      id: 'page_title.name',
      meta: {
        label: t(($) => $.page.pageTitle),
        filter: 'text',
        sortable: true,
        ...(options.own ? {} : { width: '13%', line: true }),
      },
    }),
  ]);
}

type Stood = CatalogPageRow | OwnPageRow;

/** The columns of a list of pages in which where a page stands, with its reason, says more than release and decision. */
function withStanding<Row extends Stood>(
  t: Translate,
  columns: ListColumn<PageRow>[],
  { closed = false, ...space }: { width: string; line: true | 'roomy'; closed?: boolean },
): ListColumn<Row>[] {
  const stood = listColumns<Row>();
  const standing = stood.columns([
    stood.accessor((page) => page.standing, {
      id: 'standing',
      cell: ({ row }) => <StandingCell page={row.original} closed={closed} />,
      meta: {
        label: t(($) => $.standing.column),
        file: (page: CatalogPageRow) => standingInWords(t, page, closed),
        filter: pageStandings.map((value) => ({ value, label: t(($) => $.standing.page[value]) })),
        sortable: true,
        ...space,
      },
    }),
  ]);
  const others = columns as unknown as ListColumn<Row>[];
  // Behind the type, so that a narrow screen shows it too.
  const at = others.findIndex(({ id }) => id === 'page_type') + 1;
  return [...others.slice(0, at), ...standing, ...others.slice(at)];
}

/** The columns of the organiser's list. */
export const catalogPageColumns = (t: Translate) =>
  withStanding<CatalogPageRow>(t, pageColumns(t, { own: false }) as ListColumn<PageRow>[], {
    width: '19%',
    line: true,
  });

/** The columns of an exhibitor's list. @param ended the catalogue is over; a column for the position comes with it */
export const ownPageColumns = (t: Translate, { ended = false } = {}) =>
  withStanding<OwnPageRow>(t, pageColumns(t, { own: true, position: ended }) as ListColumn<PageRow>[], {
    width: '26%',
    line: 'roomy',
    closed: ended,
  });

/** Release, decision and activity as filters that an old address may have; the status says all three. */
export function releaseFilterColumns<Row extends Stood>(t: Translate): ListColumn<Row>[] {
  const [released, decision, active] = releaseFilters(t);
  return [
    extraFilter('released', { ...released, chipOnly: true }),
    extraFilter('release_accepted', { ...decision, chipOnly: true }),
    extraFilter('active', { ...active, chipOnly: true }),
  ];
}
