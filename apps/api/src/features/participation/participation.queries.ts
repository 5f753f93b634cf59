import { exhibitorPages, PARTICIPATION_MAILS, type Participation } from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { lastDayOf } from '../catalog/catalog.rules.ts';
import { findWithDays } from '../catalog/deadline.queries.ts';
import { countOwnThings, findOwnPages } from '../own-standing/own-standing.queries.ts';
import { shownNamesOf } from '../reference/names.rules.ts';
import type { MadePage } from './participation.rules.ts';

/** An exhibitor with the account, or null. */
export const findParticipant = (db: Database, exhibitorId: number) =>
  db.prisma.exhibitor.findUnique({
    where: { id: exhibitorId },
    select: {
      id: true,
      companyName: true,
      contactPerson: true,
      phone: true,
      city: true,
      user: { select: { email: true, active: true, signedInAt: true } },
    },
  });

/** Whom a mail about an exhibitor's part goes to, or null. */
export const findAddressee = (reader: Pick<Tx, 'exhibitor'>, exhibitorId: number) =>
  reader.exhibitor.findUnique({
    where: { id: exhibitorId },
    select: { companyName: true, user: { select: { id: true, email: true, language: true } } },
  });

/** The exhibitor's own last day in a catalogue, where it is later than its end; YYYY-MM-DD. */
export async function findLaterUntil(
  reader: Pick<Tx, 'catalog'>,
  exhibitorId: number,
  catalogId: number,
): Promise<string | null> {
  const catalog = await findWithDays(reader, catalogId);
  const until = catalog && lastDayOf(catalog, exhibitorId);
  return until && until > dayOf(catalog.toOn) ? until : null;
}

/** The pages that an exhibitor makes: wine pages and ads. */
const madePages = (exhibitorId: number) => ({ exhibitorId, pageType: { in: exhibitorPages } });

/**
 * The exhibitor's printed pages of the last catalogue before the given one that has the same type and in which there
 * were any, by position; null when there is none.
 */
export async function findLastPages(reader: Pick<Tx, 'catalog'>, exhibitorId: number, catalogId: number) {
  const of = await reader.catalog.findUniqueOrThrow({ where: { id: catalogId } });
  const pages = { ...madePages(exhibitorId), active: true };
  return reader.catalog.findFirst({
    where: { catalogType: of.catalogType, toOn: { lt: of.fromOn }, pages: { some: pages } },
    orderBy: { toOn: 'desc' },
    select: {
      id: true,
      name: true,
      pages: {
        where: pages,
        orderBy: { position: 'asc' },
        select: { pageType: true, pageTitleId: true, standId: true },
      },
    },
  });
}
export type LastPages = NonNullable<Awaited<ReturnType<typeof findLastPages>>>;

/** All pages that an exhibitor has in a catalogue, also those that are not printed. */
export const findMadePages = (
  reader: Pick<Tx, 'page'>,
  exhibitorId: number,
  catalogId: number,
): Promise<MadePage[]> =>
  reader.page.findMany({
    where: { catalogId, ...madePages(exhibitorId) },
    select: { pageType: true, pageTitleId: true },
  });

/** The stands assigned to an exhibitor in a catalogue, in their order on the ships. */
export const findStands = (reader: Pick<Tx, 'catalogStand'>, exhibitorId: number, catalogId: number) =>
  reader.catalogStand.findMany({
    where: { exhibitorId, catalogId },
    orderBy: { stand: { stand: 'asc' } },
    select: { standId: true, stand: { select: { stand: true } } },
  });

type PageNames = Map<
  number,
  Pick<Participation['pages'][number], 'page_title' | 'page_title_names' | 'stand'>
>;

async function findPageNames(db: Database, exhibitorId: number, catalogId: number): Promise<PageNames> {
  const rows = await db.prisma.page.findMany({
    where: { exhibitorId, catalogId },
    select: {
      id: true,
      pageTitle: { select: { name: true, nameFr: true, nameEn: true } },
      stand: { select: { stand: true } },
    },
  });
  return new Map(
    rows.map(({ id, pageTitle, stand }) => [
      id,
      {
        page_title: pageTitle?.name ?? null,
        page_title_names: pageTitle && shownNamesOf(pageTitle),
        stand: stand?.stand ?? null,
      },
    ]),
  );
}

/** Everything of one exhibitor for one catalogue, as the database has it. */
export async function findParticipation(db: Database, exhibitorId: number, catalogId: number) {
  const of = { exhibitorId, catalogId };
  const [counts, pages, names, request, stands, members, mails, last, have, laterUntil] = await Promise.all([
    countOwnThings(db, exhibitorId),
    findOwnPages(db, exhibitorId, catalogId, { alsoInactive: true }),
    findPageNames(db, exhibitorId, catalogId),
    db.prisma.catalogRequest.findUnique({
      where: { catalogId_exhibitorId: of },
      include: { deck: { select: { name: true } } },
    }),
    findStands(db.prisma, exhibitorId, catalogId),
    db.prisma.catalogMembership.count({ where: of }),
    db.prisma.mail.findMany({
      where: { userId: exhibitorId },
      orderBy: { id: 'desc' },
      take: PARTICIPATION_MAILS,
      select: { id: true, subject: true, state: true, createdAt: true },
    }),
    findLastPages(db.prisma, exhibitorId, catalogId),
    findMadePages(db.prisma, exhibitorId, catalogId),
    findLaterUntil(db.prisma, exhibitorId, catalogId),
  ]);
  return { counts, pages, names, request, stands, member: members === 1, mails, last, have, laterUntil };
}
export type ParticipationRecord = Awaited<ReturnType<typeof findParticipation>>;
