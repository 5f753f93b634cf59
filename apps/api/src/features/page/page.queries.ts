import type { OwnPageState } from '@rebblatt/contracts';
import { type ExhibitorPageType, hasWines } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { scopeWhere } from '../../lib/scope.ts';
import { withOwnEnd } from '../catalog/deadline.queries.ts';
import { findRequestOf } from '../catalog/request-of.queries.ts';
import type { PageScope } from './page.policy.ts';
import type { StandingLine } from './standing/page-standing.queries.ts';
import { findStandings } from './standing/page-standing.queries.ts';

const inList = {
  exhibitor: { select: { id: true, companyName: true } },
  stand: { include: { ship: true, deck: true } },
  pageTitle: true,
  contentFile: { select: { name: true, sha256: true } },
} satisfies Prisma.PageInclude;

const inEditor = {
  ...inList,
  catalog: true,
  exhibitor: {
    select: { id: true, companyName: true, user: { select: { id: true, email: true, language: true } } },
  },
  logo: true,
  importedTo: { select: { targetPageId: true }, orderBy: { targetPageId: 'asc' } },
  earlierFile: { select: { file: { select: { name: true } } } },
  _count: { select: { remarks: true } },
} satisfies Prisma.PageInclude;

const whenLocked = {
  catalog: true,
  exhibitor: inEditor.exhibitor,
} satisfies Prisma.PageInclude;

/** Columns that only printing and searching need. */
export const heavy = { snapshot: true, printed: true, search: true } as const;

/** A page with everything its editor shows. */
export type PageRecord = Prisma.PageGetPayload<{ include: typeof inEditor; omit: typeof heavy }>;

/** A page as the commands use it. */
export type LockedPage = Prisma.PageGetPayload<{ include: typeof whenLocked; omit: typeof heavy }>;

/** Only the columns of a page, as the history records them. */
export const columnsOf = ({ catalog: _, exhibitor: __, ...columns }: LockedPage) => columns;

/** One page, its catalogue with the end that its exhibitor has; null when there is none in the scope. */
export const findPage = async (
  reader: Pick<Tx, 'page' | 'laterDeadline'>,
  scope: PageScope,
  id: number,
): Promise<PageRecord | null> =>
  withOwnEnd(
    reader,
    await reader.page.findFirst({ where: { id, ...scopeWhere(scope) }, include: inEditor, omit: heavy }),
  );

/** A page with where it stands. */
export type ShownPage = PageRecord & { line: StandingLine | undefined };

/** As above, with where the page stands. */
export async function findShownPage(db: Database, scope: PageScope, id: number): Promise<ShownPage | null> {
  const page = await findPage(db.prisma, scope, id);
  if (!page) return null;
  const [line] = await findStandings(db, [id]);
  return { ...page, line };
}

/** How many pages an open screen of an exhibitor may show, and more than anybody has in a catalogue. */
const MOST_OWN = 100;

/** What the organiser's decisions change on the newest pages of an exhibitor. */
export async function listOwnStates(db: Database, exhibitorId: number): Promise<OwnPageState[]> {
  const pages = await db.prisma.page.findMany({
    where: { exhibitorId },
    orderBy: { id: 'desc' },
    take: MOST_OWN,
    select: { id: true, position: true, state: true, active: true, comment: true },
  });
  return pages.map((page) => ({ ...page, active: page.active ? 1 : 0 }));
}

/** A page locked until the transaction ends, its catalogue with its exhibitor's own end; null outside the scope. */
export async function lockPage(tx: Tx, scope: PageScope, id: number): Promise<LockedPage | null> {
  await tx.$queryRaw`SELECT id FROM page WHERE id = ${id} FOR UPDATE`;
  const where = { id, ...scopeWhere(scope) };
  return withOwnEnd(tx, await tx.page.findFirst({ where, include: whenLocked, omit: heavy }));
}

/** The content of a wine page, as the history records it. */
export const findContent = (tx: Tx, pageId: number) =>
  tx.pageCategory.findMany({
    where: { pageId },
    orderBy: { position: 'asc' },
    include: { wines: { orderBy: { position: 'asc' }, select: { wineId: true, position: true } } },
  });

/** What is deleted with a page, or null when there is no such page. */
export const findAttachments = (db: Database, id: number) =>
  db.prisma.page.findUnique({
    where: { id },
    select: {
      id: true,
      position: true,
      pageType: true,
      state: true,
      contentFile: { select: { name: true } },
      categories: { select: { _count: { select: { wines: true } } } },
      _count: { select: { importedTo: true } },
    },
  });

/** The exhibitor to whom a stand is assigned in a catalogue, or null. */
export async function findStandHolder(tx: Tx, catalogId: number, standId: number): Promise<number | null> {
  const row = await tx.catalogStand.findUnique({ where: { catalogId_standId: { catalogId, standId } } });
  return row?.exhibitorId ?? null;
}

/** A logo of an exhibitor, or null. */
export const findOwnLogo = (tx: Tx, exhibitorId: number | null, logoId: number) =>
  tx.logo.findFirst({ where: { id: logoId, exhibitorId: exhibitorId ?? 0 }, select: { approved: true } });

/** Whether an exhibitor belongs to a catalogue. */
export const belongsTo = async (tx: Tx, catalogId: number, exhibitorId: number): Promise<boolean> =>
  (await tx.catalogMembership.count({ where: { catalogId, exhibitorId } })) === 1;

/** How many pages of a type an exhibitor has in a catalogue, and how many the request permits, with its state. */
export async function countOrdered(
  tx: Tx,
  catalogId: number,
  exhibitorId: number,
  pageType: ExhibitorPageType,
) {
  const have = await tx.page.count({ where: { catalogId, exhibitorId, pageType } });
  const request = await findRequestOf(tx, catalogId, exhibitorId);
  return {
    have,
    ordered: (hasWines(pageType) ? request?.countPagesWine : request?.countPagesAdvertising) ?? 0,
    state: request?.state ?? null,
  };
}
