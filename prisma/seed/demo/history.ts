import { hasWines } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';
import { addDays, momentOn } from './calendar.ts';
import { accountIds } from './exhibitors.ts';
import type { Story } from './insert-demo.ts';
import type { PageEntry } from './pages.ts';
import type { WineEntry } from './wines.ts';

const DAYS = 7;

/** A row of the history with every column, so that all have the same. */
const blank = {
  actor_id: null,
  on_behalf_id: null,
  entity_id: null,
  before: null,
  after: null,
  page_id: null,
  exhibitor_id: null,
  item: null,
};
type Entry = Row & { at: string };

/** The columns of a wine under the names with which the product records them. */
function wineColumns({ reference }: Story, wine: WineEntry) {
  const typeOf = new Map(reference.wineTypes.map(({ colour, id }) => [colour as string, id]));
  const sizeOf = new Map(reference.bottleSizes.map(({ size, id }) => [size, id]));
  const { id, year, sku, wineCategoryId, awardId, publicWine, createdById } = wine;
  return {
    ...{ id, year, sku, wineCategoryId, awardId, publicWine, createdById },
    wine: wine.wine,
    exhibitorId: wine.exhibitorId,
    regionId: wine.region.id,
    wineTypeId: typeOf.get(wine.colour),
    alcoholContentLevel: wine.alcohol,
    pictureFileId: null,
    version: 1,
    prices: wine.prices.map(({ size, price }) => ({ bottleSizeId: sizeOf.get(size), price: String(price) })),
    grapes: wine.grapeIds.map((grapeVarietyId, index) => ({ position: index + 1, grapeVarietyId })),
  };
}

const wineName = ({ wine, year }: WineEntry) => [wine, year].filter(Boolean).join(' ');

/** Wines became a franc or two dearer; the organiser entered a few of the changes itself. */
function priceChanges(story: Story): Entry[] {
  const chosen = story.wines.filter(({ id, older, prices }) => !older && id % 97 === 5 && prices.length > 0);
  return chosen.map((wine, nth) => {
    const after = wineColumns(story, wine);
    const dearer = nth % 3 === 0 ? 2 : 1;
    const prices = after.prices.map(({ bottleSizeId, price }, index) => ({
      bottleSizeId,
      price: index === 0 ? String(Math.max(1, Number(price) - dearer)) : price,
    }));
    const byOrganiser = nth % 9 === 4;
    return {
      ...blank,
      at: momentOn(addDays(story.today, -1 - (nth % DAYS)), 6 + (nth % 13), (nth * 17) % 60),
      actor_id: byOrganiser ? accountIds.admin : wine.exhibitorId,
      on_behalf_id: byOrganiser ? wine.exhibitorId : null,
      entity: 'wine',
      entity_id: wine.id,
      action: 'price',
      before: { ...after, prices },
      after,
      exhibitor_id: wine.exhibitorId,
      item: wineName(wine),
    };
  });
}

/** Wines that their exhibitors deleted. Their numbers are above those of all others. */
function deletions(story: Story): Entry[] {
  const last = Math.max(...story.wines.map(({ id }) => id));
  const own = story.wines.filter(({ exhibitorId }) => exhibitorId === accountIds.ownWinery).slice(0, 1);
  const other = story.wines.filter(({ id }) => id % 1013 === 7).slice(0, 2);
  return [...own, ...other].map((wine, nth) => {
    const gone = { ...wine, id: last + 1 + nth, wine: `${wine.wine} Auslese`, sku: null };
    return {
      ...blank,
      at: momentOn(addDays(story.today, -1 - nth), 9 + nth, 12),
      actor_id: wine.exhibitorId,
      entity: 'wine',
      entity_id: gone.id,
      action: 'delete',
      before: wineColumns(story, gone),
      exhibitor_id: wine.exhibitorId,
      item: wineName(gone),
    };
  });
}

/** How many wines the history says were deleted; their numbers must not be used again. */
export const DELETED_WINES = 3;

const pageColumns = (page: PageEntry) => ({
  id: page.id,
  catalogId: page.catalogId,
  pageType: page.pageType,
  position: page.position,
  exhibitorId: page.exhibitorId,
  standId: page.stand?.id ?? null,
  pageTitleId: page.pageTitleId,
  logoId: page.logo?.id ?? null,
  description: page.description,
  footer: page.footer,
  comment: page.comment,
  link: page.link,
  active: page.active,
  state: page.state,
  contentFileId: page.file?.id ?? null,
  contentStatus: page.file ? 1 : null,
  contentPages: page.file?.pages ?? null,
});

const aboutPage = (page: PageEntry) => ({
  ...blank,
  entity: 'page',
  entity_id: page.id,
  page_id: page.id,
  exhibitor_id: page.exhibitorId,
  item: String(page.position),
});

/** Pages of this year that were released and decided in the last days, and those that still wait. */
function releases(pages: PageEntry[], since: string): Entry[] {
  return pages.flatMap((page) => {
    const { releasedAt, decidedAt, state } = page;
    const draft = { ...pageColumns(page), state: 'draft', comment: null };
    const released = { ...draft, state: 'released' };
    const entries: Entry[] = [];
    if (releasedAt && (releasedAt >= since || state === 'released'))
      entries.push({
        ...aboutPage(page),
        at: releasedAt,
        actor_id: page.exhibitorId,
        action: 'release',
        before: draft,
        after: released,
      });
    if (decidedAt && decidedAt >= since)
      entries.push({
        ...aboutPage(page),
        at: decidedAt,
        actor_id: accountIds.admin,
        action: state === 'rejected' ? 'reject' : 'accept',
        before: released,
        after: pageColumns(page),
      });
    return entries;
  });
}

/** Footers that exhibitors wrote on their drafts. */
function footers(pages: PageEntry[], today: string): Entry[] {
  const drafts = pages.filter(
    ({ state, footer, pageType }) => state === 'draft' && footer && hasWines(pageType),
  );
  return drafts.slice(0, 20).map((page, nth) => ({
    ...aboutPage(page),
    at: momentOn(addDays(today, -1 - (nth % DAYS)), 7 + (nth % 12), (nth * 23) % 60),
    actor_id: page.exhibitorId,
    action: 'update',
    before: { ...pageColumns(page), footer: null },
    after: pageColumns(page),
  }));
}

/** Logos that the organiser approved in the last days. */
const approvals = ({ demo, today }: Story): Entry[] =>
  demo.logos
    .filter(({ approved, id }) => approved && id % 12 === 3)
    .map((logo, nth) => {
      const { id, exhibitorId, name, status } = logo;
      const columns = { id, exhibitorId, name, status, fileId: logo.file.id, withVerification: true };
      return {
        ...blank,
        at: momentOn(addDays(today, -1 - (nth % DAYS)), 8 + (nth % 8), (nth * 11) % 60),
        actor_id: accountIds.admin,
        entity: 'logo',
        entity_id: id,
        action: 'approve',
        before: { ...columns, approved: false },
        after: { ...columns, approved: true },
        exhibitor_id: exhibitorId,
        item: name,
      };
    });

/** What exhibitors and organiser did in the week before the demo is loaded, and whatever waits since, the oldest first. */
export function buildHistory(story: Story): Row[] {
  const { books, today } = story;
  const pages = books.at(-1)?.pages ?? [];
  return [
    ...priceChanges(story),
    ...deletions(story),
    ...releases(pages, momentOn(addDays(today, -DAYS), 0)),
    ...footers(pages, today),
    ...approvals(story),
  ].sort((a, b) => a.at.localeCompare(b.at));
}
