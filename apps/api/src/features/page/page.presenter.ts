import type { CatalogPageRow, OwnPageRow, PageItem, PageRow, ReleaseState } from '@rebblatt/contracts';
import { checkStates, collectionStateOf, fileReport, preflightOverride } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { PageTitle } from '../../lib/generated/prisma/client.ts';
import { presentCatalogBrief } from '../catalog/catalog.presenter.ts';
import { shownNamesOf } from '../reference/names.rules.ts';
import { closedFor, lockOf } from './page.policy.ts';
import type { ShownPage } from './page.queries.ts';
import type { ListedPage, OwnListedPage, PageLine } from './page-list.queries.ts';
import type { StandingLine } from './standing/page-standing.queries.ts';

type PageType = PageRow['page_type'];

/** The two flags that represent a state on the wire besides its word. */
const flagsOf: Record<ReleaseState, Pick<PageRow, 'released' | 'release_accepted'>> = {
  draft: { released: null, release_accepted: null },
  released: { released: 1, release_accepted: null },
  accepted: { released: 1, release_accepted: 1 },
  rejected: { released: 0, release_accepted: 0 },
};

const presentStand = (stand: PageLine['stand']): PageRow['stand'] =>
  stand && {
    id: stand.id,
    stand: stand.stand,
    ship: stand.ship?.name ?? null,
    deck: stand.deck?.name ?? null,
  };

/** A page as an item of a list. */
export const presentPageLine = (page: PageLine): PageRow => ({
  id: page.id,
  catalog_id: page.catalogId,
  position: page.position,
  page_type: page.pageType as PageType,
  register_kind: page.registerKind as PageRow['register_kind'],
  description: page.description,
  exhibitor_id: page.exhibitorId,
  user_id: page.exhibitorId,
  exhibitor: page.exhibitor && { id: page.exhibitor.id, company_name: page.exhibitor.companyName },
  stand_id: page.standId,
  stand: presentStand(page.stand),
  page_title_id: page.pageTitleId,
  page_title: presentTitle(page.pageTitle),
  active: page.active ? 1 : 0,
  accepted: 1,
  ...flagsOf[page.state],
  state: page.state,
  content_pdf: page.contentFile?.name ?? null,
  content_pages: page.contentPages,
  status: {
    ready: page.contentStatus === checkStates.checking ? 0 : 1,
    status: page.contentStatus as PageRow['status']['status'],
  },
  link: page.link,
  comment: page.comment,
  version: page.version,
});

const iso = (date: Date | null) => date?.toISOString() ?? null;

const presentStanding = (
  page: Pick<PageLine, 'releasedAt'>,
  line: Pick<StandingLine, 'standing' | 'file_errors' | 'correction'> | undefined,
) => ({
  // A page that was deleted since it was read stands nowhere.
  standing: line?.standing ?? 'inactive',
  file_errors: line?.file_errors ?? null,
  released_at: iso(page.releasedAt),
  correction: line?.correction ?? null,
});

/** A page as an item of the organiser's list. */
export const presentCatalogPageLine = (page: ListedPage): CatalogPageRow => ({
  ...presentPageLine(page),
  ...presentStanding(page, page),
});

/** A page as an item of its exhibitor's list. */
export const presentOwnPageLine = (page: OwnListedPage): OwnPageRow => ({
  ...presentCatalogPageLine(page),
  categories: page.categories,
});

/** The title of a page with its names. */
export const presentTitle = (title: Pick<PageTitle, 'id' | 'name' | 'nameFr' | 'nameEn'> | null) =>
  title && { id: title.id, name: title.name, ...shownNamesOf(title) };

/** A page as its editor shows it; `editable` is what this caller may change now. */
export function presentPage(page: ShownPage, actor: Actor, clock: Clock): PageItem {
  const catalog = presentCatalogBrief(page.catalog, clock);
  const closed = closedFor(actor, collectionStateOf(catalog, todayInZurich(clock)));
  return {
    ...presentPageLine(page),
    ...presentStanding(page, page.line),
    catalog,
    user: page.exhibitor?.user ?? null,
    footer: page.footer,
    region_id: null,
    region: null,
    logo_id: page.logoId,
    logo: page.logo && {
      id: page.logo.id,
      name: page.logo.name,
      width_mm: page.logo.widthMm,
      height_mm: page.logo.heightMm,
    },
    content_report: fileReport.nullable().catch(null).parse(page.contentReport),
    content_override: preflightOverride.nullable().catch(null).parse(page.contentOverride),
    earlier_pdf: page.earlierFile?.file.name ?? null,
    copy_page: page.importedTo.map(({ targetPageId }) => ({ id: targetPageId })),
    decided_at: iso(page.decidedAt),
    remark_count: page._count.remarks,
    editable: closed || lockOf(page) ? 0 : 1,
  };
}
