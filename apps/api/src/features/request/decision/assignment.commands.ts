import type { Acceptance } from '@rebblatt/contracts';
import { AD_PAGE, type ExhibitorPageType, WINE_PAGE } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found, invalidField } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database.ts';
import { joinCatalogs } from '../../exhibitor/membership.commands.ts';
import { placePage } from '../../page/page.commands.ts';
import { lockOf, visiblePages } from '../../page/page.policy.ts';
import type { LockedPage } from '../../page/page.queries.ts';
import { lockPage } from '../../page/page.queries.ts';
import { writePage } from '../../page/page-write.commands.ts';
import type { Assigned, RequestRecord } from '../request.queries.ts';
import { findAssigned } from '../request.queries.ts';
import { findHolders, findStandsOfType, findTitles } from './decision.queries.ts';

type Row = Acceptance['winePages'][number];
type Counts = Pick<RequestRecord, 'countStands' | 'countPagesWine' | 'countPagesAdvertising'>;
type Table = { field: 'winePages' | 'adPages'; type: ExhibitorPageType; rows: Row[]; ordered: number };

/** The changes of stands and pages by a decision, for the history. */
export interface Effect {
  before: { stands: number[] };
  after: { stands: number[]; newPages: number[]; changedPages: number[] };
}

const standsOf = (assigned: Assigned) => assigned.stands.map(({ id }) => id);

/**
 * Refuses stands whose number differs from the order, that do not exist for this type of catalogue, or that another
 * exhibitor has.
 * @throws AppError 422 on `stand`, `stand.{i}`; 409 `catalog-request.stand-taken`
 */
async function guardStands(tx: Tx, request: RequestRecord, wanted: number[], count: number): Promise<void> {
  if (wanted.length !== count)
    throw invalidField('stand', 'catalog-request.stand-count', { count, selected: wanted.length });
  const known = await findStandsOfType(tx, request.catalog.catalogType, wanted);
  const unknown = wanted.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw invalidField(`stand.${unknown}`, 'validation.not-found');
  const [other] = (await findHolders(tx, request.catalogId, wanted)).filter(
    ({ exhibitorId }) => exhibitorId !== request.exhibitorId,
  );
  if (other)
    throw conflict('catalog-request.stand-taken', { stand: other.stand, company: other.companyName });
}

/** Assigns exactly these stands, and membership. The catalogue is locked, so no one else assigns them meanwhile. */
async function giveStands(tx: Tx, request: RequestRecord, wanted: number[]): Promise<void> {
  const keys = { catalogId: request.catalogId, exhibitorId: request.exhibitorId };
  await tx.catalogStand.deleteMany({ where: { ...keys, standId: { notIn: wanted } } });
  await tx.catalogStand.createMany({
    data: wanted.map((standId) => ({ ...keys, standId })),
    skipDuplicates: true,
  });
  await joinCatalogs(tx, [request.exhibitorId], [request.catalogId]);
}

/**
 * Refuses rows with a page of another exhibitor, an unknown title or a stand that is not among the assigned ones, and
 * fewer or more new pages than are missing.
 * @throws AppError 422 on the row's field
 */
async function guardRows(
  tx: Tx,
  { field, type, rows, ordered }: Table,
  stands: number[],
  pages: Assigned['pages'],
) {
  const own = new Set(pages.filter(({ pageType }) => pageType === type).map(({ id }) => id));
  const titles = await findTitles(
    tx,
    rows.map(({ pageTitleId }) => pageTitleId),
  );
  rows.forEach(({ pageId, standId, pageTitleId }, i) => {
    if (pageId !== null && !own.has(pageId))
      throw invalidField(`${field}.${i}.pageId`, 'validation.not-found');
    if (!stands.includes(standId))
      throw invalidField(`${field}.${i}.standId`, 'catalog-request.stand-not-given');
    if (!titles.has(pageTitleId)) throw invalidField(`${field}.${i}.pageTitleId`, 'validation.not-found');
  });
  const missing = Math.max(0, ordered - own.size);
  const added = rows.filter(({ pageId }) => pageId === null).length;
  if (added < missing)
    throw invalidField(field, 'catalog-request.rows-missing', { count: missing, assigned: added });
  if (added > missing) throw invalidField(field, 'validation.too-many', { max: own.size + missing });
}

/** Refuses to free the stand of a printed page that is in none of the rows. @throws AppError 422 on `stand` */
function guardStandsInUse(rows: Row[], stands: number[], pages: Assigned['pages'], parked: number[]): void {
  const named = new Set(rows.map(({ pageId }) => pageId));
  const homeless = pages.find(
    ({ id, active, standId }) =>
      (active || parked.includes(id)) && !named.has(id) && standId !== null && !stands.includes(standId),
  );
  if (homeless)
    throw invalidField('stand', 'catalog-request.stand-in-use', {
      stand: homeless.stand?.stand ?? '',
      position: homeless.position,
    });
}

/** A released page keeps stand and title until its release is withdrawn. @throws AppError 422 on the row's field */
function guardRelease(page: LockedPage, { standId, pageTitleId }: Row, at: string): void {
  if (!lockOf(page) || (page.standId === standId && page.pageTitleId === pageTitleId)) return;
  const field = page.standId === standId ? 'pageTitleId' : 'standId';
  throw invalidField(`${at}.${field}`, 'catalog-request.page-locked', { position: page.position });
}

/** Writes the row of an existing page, and activates the page again if a rejection had deactivated it. */
async function changeRow(tx: Tx, actor: Actor, row: Row, at: string, parked: number[]): Promise<boolean> {
  const { pageId, standId, pageTitleId } = row;
  if (pageId === null) return false;
  const page = found(await lockPage(tx, visiblePages(actor), pageId));
  guardRelease(page, row, at);
  const active = page.active || parked.includes(page.id);
  const same = page.standId === standId && page.pageTitleId === pageTitleId && page.active === active;
  if (!same) await writePage(tx, actor, page, 'assign', { standId, pageTitleId, active });
  return !same;
}

const newPage = (request: RequestRecord, type: ExhibitorPageType, { standId, pageTitleId }: Row) => ({
  pageType: type,
  exhibitorId: request.exhibitorId,
  standId,
  pageTitleId,
});

/**
 * Assigns to an exhibitor what an acceptance contains: membership, exactly these stands, and the missing pages;
 * existing pages get their stand and title. The caller has locked the catalogue.
 * @returns the changes, or undefined when there are none
 * @throws AppError 422 on the field or row that cannot be assigned; 409 `catalog-request.stand-taken`
 */
export async function give(
  tx: Tx,
  actor: Actor,
  request: RequestRecord,
  counts: Counts,
  form: Acceptance,
): Promise<Effect | undefined> {
  const has = await findAssigned(tx, request.catalogId, request.exhibitorId);
  const tables: Table[] = [
    { field: 'winePages', type: WINE_PAGE, rows: form.winePages, ordered: counts.countPagesWine },
    { field: 'adPages', type: AD_PAGE, rows: form.adPages, ordered: counts.countPagesAdvertising },
  ];
  await guardStands(tx, request, form.stand, counts.countStands);
  for (const table of tables) await guardRows(tx, table, form.stand, has.pages);
  guardStandsInUse([...form.winePages, ...form.adPages], form.stand, has.pages, request.parkedPages);

  await giveStands(tx, request, form.stand);
  const newPages: number[] = [];
  const changedPages: number[] = [];
  for (const { field, type, rows } of tables)
    for (const [i, row] of rows.entries()) {
      if (row.pageId === null)
        newPages.push((await placePage(tx, actor, request.catalogId, newPage(request, type, row))).id);
      else if (await changeRow(tx, actor, row, `${field}.${i}`, request.parkedPages))
        changedPages.push(row.pageId);
    }
  const named = [...form.winePages, ...form.adPages].map(({ pageId }) => pageId);
  changedPages.push(
    ...(await printAgain(
      tx,
      actor,
      request.parkedPages.filter((id) => !named.includes(id)),
    )),
  );
  const before = standsOf(has);
  const sameStands = before.length === form.stand.length && before.every((id) => form.stand.includes(id));
  if (sameStands && newPages.length === 0 && changedPages.length === 0) return undefined;
  return { before: { stands: before }, after: { stands: form.stand, newPages, changedPages } };
}

/** Sets those of the pages that exist active or inactive. @returns the ones that changed */
async function setActive(tx: Tx, actor: Actor, ids: number[], active: boolean): Promise<number[]> {
  const changed: number[] = [];
  for (const id of ids) {
    const page = await lockPage(tx, visiblePages(actor), id);
    if (!page || page.active === active) continue;
    await writePage(tx, actor, page, active ? 'unpark' : 'park', { active });
    changed.push(id);
  }
  return changed;
}

const printAgain = (tx: Tx, actor: Actor, ids: number[]) => setActive(tx, actor, ids, true);

/**
 * Withdraws what an exhibitor has in a catalogue: the stands become free, the pages are kept but no longer printed.
 * @returns the changes and all pages that a rejection keeps out of print
 */
export async function takeBack(tx: Tx, actor: Actor, request: RequestRecord) {
  const { catalogId, exhibitorId, parkedPages } = request;
  const has = await findAssigned(tx, catalogId, exhibitorId);
  await tx.catalogStand.deleteMany({ where: { catalogId, exhibitorId } });
  const changedPages = await setActive(
    tx,
    actor,
    has.pages.map(({ id }) => id),
    false,
  );
  const effect: Effect = {
    before: { stands: standsOf(has) },
    after: { stands: [], newPages: [], changedPages },
  };
  return {
    parkedPages: [...new Set([...parkedPages, ...changedPages])],
    assigned: has.stands.length > 0 || changedPages.length > 0 ? effect : undefined,
  };
}
