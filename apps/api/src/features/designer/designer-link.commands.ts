import type { designerLinkForm } from '@rebblatt/contracts';
import { isAd, MAX_DESIGNER_LINKS, MAX_DESIGNER_MAILS } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { endOfDayInZurich } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { DesignerLink } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { createKey } from '../../lib/tokens.ts';
import { queueMail } from '../../mail/queue.ts';
import { openPage } from '../page/page.gates.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { designerLinkMail } from './designer-link.mail.ts';
import { countMailed, listOpenLinks } from './designer-link.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

const DAY_MS = 24 * 3_600_000;

type OwnedPage = LockedPage & { exhibitor: NonNullable<LockedPage['exhibitor']> };

/**
 * An ad that can take a file, locked until the transaction ends.
 * @throws AppError 404, also for other pages; 409 when it is locked or the collection is closed; 422 `page.no-stand`
 */
async function openAd(tx: Tx, clock: Clock, actor: Actor, pageId: number): Promise<OwnedPage> {
  const page = await openPage(tx, clock, actor, pageId);
  if (!isAd(page.pageType) || !page.exhibitor) throw notFound();
  // Also for the organiser, because the link ends with the collection.
  if (endOfDayInZurich(page.catalog.toOn) <= clock.now())
    throw conflict('catalog.closed', { name: page.catalog.name });
  if (page.standId === null) throw invalidField('stand_id', 'page.no-stand');
  return page as OwnedPage;
}

/** Counts one by one: two calls at once would both see the last free place. @throws AppError 409 */
async function guardMails(tx: Tx, clock: Clock, exhibitorId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM exhibitor WHERE id = ${exhibitorId} FOR NO KEY UPDATE`;
  const since = new Date(clock.now().getTime() - DAY_MS);
  if ((await countMailed(tx, exhibitorId, since)) >= MAX_DESIGNER_MAILS)
    throw conflict('designer.too-many-mails', { max: MAX_DESIGNER_MAILS });
}

/**
 * Makes a link by which a designer sees the report of an ad's file and uploads a better one, until the collection
 * ends. Its key is returned here and never again, and with `recipient` sent by mail.
 * @throws AppError 404; 409 `page.released`, `page.accepted`, `catalog.closed`, `designer.too-many-links`,
 *   `designer.too-many-mails`; 422
 */
export async function createDesignerLink(
  { db, clock, publicUrl }: Tools,
  actor: Actor,
  pageId: number,
  { recipient, note, language }: z.output<typeof designerLinkForm>,
): Promise<{ token: string; url: string; link: DesignerLink }> {
  const { token, hash } = createKey();
  const url = `${publicUrl}/designer/${token}`;
  const link = await db.transact(async (tx) => {
    const page = await openAd(tx, clock, actor, pageId);
    if ((await listOpenLinks(tx, pageId, clock.now())).length >= MAX_DESIGNER_LINKS)
      throw conflict('designer.too-many-links', { max: MAX_DESIGNER_LINKS });
    if (recipient) await guardMails(tx, clock, page.exhibitor.id);
    const expiresAt = endOfDayInZurich(page.catalog.toOn);
    const row = await tx.designerLink.create({
      data: { pageId, tokenHash: hash, language, note, sentTo: recipient, expiresAt, createdAt: clock.now() },
    });
    await record(tx, actor, page, row.id, 'create', { recipient });
    if (recipient) {
      const facts = {
        url,
        note,
        expiresAt,
        exhibitor: page.exhibitor.companyName,
        catalog: page.catalog.name,
        hasFile: page.contentFileId !== null,
      };
      await queueMail(
        tx,
        designerLinkMail(recipient, facts, { language, replyTo: page.exhibitor.user.email }),
      );
    }
    return row;
  });
  return { token, url, link };
}

/**
 * Revokes a link, in whatever state its page is; revoking it twice is not an error.
 * @throws AppError 404
 */
export const revokeDesignerLink = ({ db, clock }: Tools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const { pageId } = found(await tx.designerLink.findUnique({ where: { id }, select: { pageId: true } }));
    const page = found(await lockPage(tx, visiblePages(actor), pageId));
    const { count } = await tx.designerLink.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: clock.now() },
    });
    if (count) await record(tx, actor, page, id, 'revoke');
  });

const record = (
  tx: Tx,
  actor: Actor,
  { id: pageId, exhibitorId, position }: LockedPage,
  entityId: number,
  action: 'create' | 'revoke',
  after?: object,
) =>
  recordChange(tx, actor, {
    entity: 'designer-link',
    entityId,
    action,
    after: after ?? null,
    about: { pageId, exhibitorId, item: String(position) },
  });
