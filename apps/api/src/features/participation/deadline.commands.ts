import type { LaterDeadlineForm } from '@rebblatt/contracts';
import { laterDays } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { dateOf, dayOf, todayInZurich, writtenDay } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { announcePages } from '../../live/announce.ts';
import { dropHeldMail, queueHeldMail } from '../../mail/queue.ts';
import { lockForChange } from '../catalog/catalog.queries.ts';
import { deadlineMail, endedDeadlineMail } from './participation.mail.ts';
import { findAddressee } from './participation.queries.ts';

export interface DeadlineTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

function guardDay(catalog: Catalog, today: string, until: string): void {
  const { first, last } = laterDays(dayOf(catalog.toOn), today);
  if (until > last) throw invalidField('until', 'validation.max', { max: writtenDay(last) });
  if (until < first) throw invalidField('until', 'validation.min', { min: writtenDay(first) });
}

/**
 * Writes the mail about the new day. It is held for a while, so that a slip that is put right at once is never heard of.
 * @returns whether the exhibitor has heard of an earlier day
 */
async function tell(
  tx: Tx,
  { publicUrl }: DeadlineTools,
  { catalog, exhibitorId }: { catalog: Catalog; exhibitorId: number },
  before: { notified: boolean } | null,
  until: string | null,
): Promise<boolean> {
  const about = `deadline-${catalog.id}-${exhibitorId}`;
  const unheard = await dropHeldMail(tx, about);
  const notified = before !== null && (before.notified || !unheard);
  const addressee = found(await findAddressee(tx, exhibitorId), 'exhibitor');
  const words = { catalogName: catalog.name, companyName: addressee.companyName, publicUrl };
  if (until !== null) {
    await queueHeldMail(tx, deadlineMail(addressee.user, { ...words, until }), about);
    return notified;
  }
  if (notified) {
    const mail = endedDeadlineMail(addressee.user, { ...words, end: dayOf(catalog.toOn) });
    await queueHeldMail(tx, mail, about);
  }
  return notified;
}

/**
 * Gives an exhibitor a later last day in a catalogue, changes it, or takes it away. The exhibitor is told.
 * @throws AppError 404; 422 on `until`
 */
export const setDeadline = (
  tools: DeadlineTools,
  actor: Actor,
  catalogId: number,
  exhibitorId: number,
  { until }: LaterDeadlineForm,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    // Two organisers at the same exhibitor come one after the other.
    const catalog = found(await lockForChange(tx, catalogId));
    const key = { catalogId, exhibitorId };
    const before = await tx.laterDeadline.findUnique({ where: { catalogId_exhibitorId: key } });
    if ((before ? dayOf(before.until) : null) === until) return;
    if (until !== null) guardDay(catalog, todayInZurich(tools.clock), until);
    const notified = await tell(tx, tools, { catalog, exhibitorId }, before, until);
    if (until === null) await tx.laterDeadline.delete({ where: { catalogId_exhibitorId: key } });
    else {
      const row = { until: dateOf(until), notified };
      await tx.laterDeadline.upsert({
        where: { catalogId_exhibitorId: key },
        create: { ...key, ...row },
        update: row,
      });
    }
    await recordChange(tx, actor, {
      entity: 'catalog',
      entityId: catalogId,
      action: until === null ? 'shorten' : 'extend',
      before: { laterUntil: before && dayOf(before.until) },
      after: { laterUntil: until },
      about: { exhibitorId, item: catalog.name },
    });
    await announcePages(tx, exhibitorId);
  });
