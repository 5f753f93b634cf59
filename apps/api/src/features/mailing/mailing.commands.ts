import { type MailingForm, type MailingLetters, placeholdersOf, type WriteForm } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { queueMails } from '../../mail/queue.ts';
import { findSender } from '../../mail/signature.ts';
import { catalogInWork } from '../catalog/catalog.gates.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import { findWithDays } from '../catalog/deadline.queries.ts';
import { mailingMail } from './mailing.mail.ts';
import { addressedIn, anybodyIn, findRecipients } from './mailing.queries.ts';
import type { MailedExhibitor } from './mailing.rules.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

/** The fair itself, of which there is one. */
const THE_FAIR = 1;

/** Queues a message and records it at the catalogue, or without one at the fair. @returns how many receive it */
async function write(
  tx: Tx,
  actor: Actor,
  to: MailedExhibitor[],
  { catalog, form }: { catalog: CatalogWithDays | null; form: MailingLetters },
): Promise<number> {
  // The fair's address, as with every other mail of it; without one somebody must be there to answer.
  const { email } = await findSender(tx);
  const about = { catalogName: catalog?.name ?? null, replyTo: email ?? actor.email };
  await queueMails(
    tx,
    to.map((exhibitor) => mailingMail(exhibitor, form, about)),
    actor.userId,
  );
  const { subject, text, subject_fr, text_fr, subject_en, text_en } = form;
  guardDays(to, { subject, text, subject_fr, text_fr, subject_en, text_en });
  const after = {
    ...{ subject, text, subject_fr, text_fr, subject_en, text_en },
    recipients: to.map(({ id }) => id),
  };
  await recordChange(tx, actor, {
    ...(catalog ? { entity: 'catalog', entityId: catalog.id } : { entity: 'fair', entityId: THE_FAIR }),
    action: 'send-mail',
    after,
  });
  return to.length;
}

/** Of a catalogue that is over no days are left. @throws AppError 422 on the first field that says them */
function guardDays(to: MailedExhibitor[], texts: Record<string, string | undefined>): void {
  if (!to.some(({ daysLeft }) => daysLeft !== null && daysLeft < 0)) return;
  const [field] = Object.entries(texts).find(([, text]) => placeholdersOf(text).has('days')) ?? [];
  if (field) throw invalidField(field, 'mailing.days-over');
}

/** Those who were chosen. @throws AppError 422 on `exhibitors` for one who receives no mail there */
function chosenOf(everybody: MailedExhibitor[], ids: readonly number[]): MailedExhibitor[] {
  const chosen = new Set(ids);
  const addressed = everybody.filter(({ id }) => chosen.has(id));
  if (addressed.length < chosen.size) throw invalidField('exhibitors', 'validation.not-found');
  return addressed;
}

/**
 * Writes a message to all exhibitors of a catalogue, after its end to those who may go on, or to the selected of them; it
 * is sent in the background.
 * @returns how many receive it
 * @throws AppError 422 on `catalog_id` for an unknown one, on `exhibitors` for one who receives no mail there; 409
 *   `catalog.inactive`, `exhibitor.no-recipients`
 */
export const sendMailing = ({ db, clock }: Tools, actor: Actor, form: MailingForm): Promise<number> =>
  db.transact(async (tx) => {
    if (!(await findCatalog(tx, form.catalog_id))) throw invalidField('catalog_id', 'validation.not-found');
    const catalog = await catalogInWork(tx, clock, form.catalog_id);
    const everybody = await findRecipients(tx, clock, addressedIn(catalog, clock), catalog);
    const to = form.exhibitors ? chosenOf(everybody, form.exhibitors) : everybody;
    if (to.length === 0) throw conflict('exhibitor.no-recipients');
    return write(tx, actor, to, { catalog, form });
  });

/**
 * Writes to chosen companies: of a catalogue that is over or has not begun as well, or of the fair.
 * @returns how many receive it
 * @throws AppError 422 on `catalog_id` for an unknown one, on `exhibitors` for one who receives no mail there
 */
export const writeToExhibitors = ({ db, clock }: Tools, actor: Actor, form: WriteForm): Promise<number> =>
  db.transact(async (tx) => {
    const catalog = form.catalog_id == null ? null : await findWithDays(tx, form.catalog_id);
    if (form.catalog_id != null && !catalog) throw invalidField('catalog_id', 'validation.not-found');
    const everybody = await findRecipients(tx, clock, anybodyIn(catalog), catalog);
    return write(tx, actor, chosenOf(everybody, form.exhibitors), { catalog, form });
  });
