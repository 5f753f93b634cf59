import type { RemindForm, RemindPreviewForm } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { dateOf, todayInZurich } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { findReaders, queueMails, writtenAs } from '../../mail/queue.ts';
import { catalogInWork } from '../catalog/catalog.gates.ts';
import { findCatalog, lockForChange } from '../catalog/catalog.queries.ts';
import { daysLeft, lastDayOf } from '../catalog/catalog.rules.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import { findCatalogsInWork } from '../catalog/deadline.queries.ts';
import { MORNING_HOUR } from './reminder.limits.ts';
import { reminderMail } from './reminder.mail.ts';
import type { OpenLine } from './reminder.queries.ts';
import { findLinesOf } from './reminder.queries.ts';
import type { Reminded } from './reminder.rules.ts';
import { byExhibitor, isDueFor, isDueForAny, wantedLines } from './reminder.rules.ts';

/** The dependencies of reminders. */
export interface ReminderTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/**
 * Mails one reminder to each exhibitor with something open in a catalogue, after its end only to those who may go on, and
 * records its lines.
 * @returns how many exhibitors are reminded
 * @throws AppError 422 on `catalog_id` for an unknown one, on `lines` for an account that is not an exhibitor's; 409
 *   `catalog.none-active`, `catalog.inactive`
 */
export const remindExhibitors = (tools: ReminderTools, actor: Actor, form: RemindForm): Promise<number> =>
  tools.db.transact(async (tx) => {
    await refuseUnknown(tx, form);
    const catalog = await catalogInWork(tx, tools.clock, form.catalog_id);
    await refuseStrangers(tx, form);
    return remind(tx, tools, actor, catalog, (open) => wantedLines(open, form), form.message);
  });

async function refuseUnknown(tx: Tx, { catalog_id }: RemindForm): Promise<void> {
  if (catalog_id !== undefined && !(await findCatalog(tx, catalog_id)))
    throw invalidField('catalog_id', 'validation.not-found');
}

async function refuseStrangers(tx: Tx, { lines }: RemindForm): Promise<void> {
  if (!lines) return;
  const ids = [...new Set(lines.map(({ exhibitor_id }) => exhibitor_id))];
  const known = await tx.exhibitor.count({ where: { id: { in: ids } } });
  if (known < ids.length) throw invalidField('lines', 'validation.not-found');
}

async function remind(
  tx: Tx,
  { clock, publicUrl }: ReminderTools,
  actor: Actor | null,
  catalog: CatalogWithDays,
  wanted: (open: OpenLine[]) => OpenLine[],
  message: string | null = null,
): Promise<number> {
  // A concurrent call waits here, and then finds that everybody was reminded already.
  await lockForChange(tx, catalog.id);
  const at = clock.now();
  const lines = wanted(await findLinesOf(tx, catalog, clock));
  const reminded = byExhibitor(lines);
  if (reminded.length === 0) return 0;
  await queueMails(
    tx,
    reminded.map((one) => reminderMail(one, aboutOf(catalog, one, clock), publicUrl, message)),
    actor?.userId ?? null,
  );
  await tx.reminder.createMany({
    data: lines.map(({ exhibitor_id, key }) => ({
      catalogId: catalog.id,
      exhibitorId: exhibitor_id,
      line: key,
      at,
    })),
  });
  const after = { exhibitors: reminded.length, lines: lines.length };
  await recordChange(tx, actor, { entity: 'catalog', entityId: catalog.id, action: 'remind', after });
  return reminded.length;
}

/** What a reminder says of the catalogue, whose end may be a later one for this exhibitor. */
function aboutOf(catalog: CatalogWithDays, { exhibitor }: Reminded, clock: Clock) {
  const to = lastDayOf(catalog, exhibitor.id);
  return { name: catalog.name, to, daysLeft: daysLeft(todayInZurich(clock), to) };
}

/**
 * The mail that one exhibitor would get, of the chosen lines or of all that are open, without sending it.
 * @throws AppError 422 on `catalog_id` for an unknown one, on `exhibitor_id` when nothing of it is open; 409
 *   `catalog.none-active`, `catalog.inactive`
 */
export async function previewReminder(
  { db, clock, publicUrl }: ReminderTools,
  { exhibitor_id, message, ...form }: RemindPreviewForm,
): Promise<Pick<MailOrder, 'recipient' | 'language' | 'subject' | 'text'>> {
  const { prisma } = db;
  if (form.catalog_id !== undefined && !(await findCatalog(prisma, form.catalog_id)))
    throw invalidField('catalog_id', 'validation.not-found');
  const catalog = await catalogInWork(prisma, clock, form.catalog_id);
  const open = wantedLines(await findLinesOf(prisma, catalog, clock), { ...form, again: 1 });
  const [one] = byExhibitor(open.filter((line) => line.exhibitor_id === exhibitor_id));
  if (!one) throw invalidField('exhibitor_id', 'validation.not-found');
  const mail = reminderMail(one, aboutOf(catalog, one, clock), publicUrl, message);
  return { recipient: mail.recipient, ...writtenAs(mail, await findReaders(prisma, [mail])) };
}

const hourInZurich = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * Sends reminders automatically, on the days before the end that a catalogue defines, from the morning on; who may go on
 * after the end is reminded before their own. The row of the day ensures that it happens once, however many nodes try and
 * however often.
 * @returns how many exhibitors are reminded; null when it is not the day, or was done already
 */
export async function remindOnTheDay(tools: ReminderTools): Promise<number | null> {
  const { db, clock } = tools;
  if (Number(hourInZurich.format(clock.now())) < MORNING_HOUR) return null;
  const today = todayInZurich(clock);
  const sent: number[] = [];
  for (const catalog of await findCatalogsInWork(db.prisma, clock)) {
    if (!isDueForAny(catalog, today)) continue;
    const mails = await remindIn(tools, catalog, today);
    if (mails !== null) sent.push(mails);
  }
  return sent.length > 0 ? sent.reduce((sum, mails) => sum + mails, 0) : null;
}

/** The reminders of one catalogue on its day; null when they were sent already. */
async function remindIn(
  tools: ReminderTools,
  catalog: CatalogWithDays,
  today: string,
): Promise<number | null> {
  const { db } = tools;
  const on = dateOf(today);
  const key = { catalogId: catalog.id, on };
  if (await db.prisma.reminderRun.findUnique({ where: { catalogId_on: key } })) return null;
  return db.transact(async (tx) => {
    const [ours] = await tx.$queryRaw<object[]>(sql`
      INSERT INTO reminder_run (catalog_id, "on", mails) VALUES (${catalog.id}, ${on}::date, 0)
      ON CONFLICT DO NOTHING RETURNING catalog_id`);
    if (!ours) return null;
    const mails = await remind(tx, tools, null, catalog, (open) =>
      wantedLines(open, {}).filter((line) => isDueFor(catalog, line.exhibitor_id, today)),
    );
    await tx.reminderRun.update({ where: { catalogId_on: key }, data: { mails } });
    return mails;
  });
}
