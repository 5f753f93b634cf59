import { ads } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { DesignerLink, Prisma } from '../../lib/generated/prisma/client.ts';
import { withOwnEnd } from '../catalog/deadline.queries.ts';

/** Which links open now: neither revoked nor expired, and the account of the exhibitor is open. */
const isOpen = (now: Date) =>
  ({
    revokedAt: null,
    expiresAt: { gt: now },
    page: { pageType: { in: ads }, exhibitor: { user: { active: true } } },
  }) satisfies Prisma.DesignerLinkWhereInput;

/** All that a link may show or change of its page. */
const shown = {
  page: {
    select: {
      id: true,
      catalogId: true,
      exhibitorId: true,
      pageType: true,
      state: true,
      version: true,
      contentStatus: true,
      contentReport: true,
      contentPages: true,
      contentFile: { select: { name: true, sha256: true } },
      catalog: { select: { name: true, fromOn: true, toOn: true } },
      exhibitor: { select: { id: true, companyName: true, user: { select: { email: true } } } },
    },
  },
} satisfies Prisma.DesignerLinkInclude;

type Row = Prisma.DesignerLinkGetPayload<{ include: typeof shown }>;

/** An open link with its page, which belongs to an exhibitor. */
export type OpenDesignerLink = Row & { page: { exhibitor: NonNullable<Row['page']['exhibitor']> } };

/** The open link of a key, its catalogue with the end that the exhibitor has; null for any other key. */
export async function findOpenLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenDesignerLink | null> {
  const link = await db.prisma.designerLink.findFirst({
    where: { tokenHash, ...isOpen(now) },
    include: shown,
  });
  if (!link) return null;
  const page = (await withOwnEnd(db.prisma, link.page)) ?? link.page;
  return { ...link, page } as OpenDesignerLink;
}

/** The links of a page that open now, the newest first. */
export const listOpenLinks = (
  reader: Pick<Tx, 'designerLink'>,
  pageId: number,
  now: Date,
): Promise<DesignerLink[]> =>
  reader.designerLink.findMany({ where: { pageId, ...isOpen(now) }, orderBy: { id: 'desc' } });

/** How many links for the pages of an exhibitor have been mailed since then, revoked ones too. */
export const countMailed = (tx: Tx, exhibitorId: number, since: Date): Promise<number> =>
  tx.designerLink.count({
    where: { sentTo: { not: null }, createdAt: { gt: since }, page: { exhibitorId } },
  });
