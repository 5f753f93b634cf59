import type { MailingForm } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { queueMails } from '../../mail/queue.ts';
import { catalogInWork } from '../catalog/catalog.gates.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { mailingMail } from './mailing.mail.ts';
import { addressedIn, readRecipients } from './mailing.queries.ts';

/**
 * Writes a message to all exhibitors of a catalogue, after its end to those who may go on, or to the selected of them; it
 * is sent in the background.
 * @returns how many receive it
 * @throws AppError 422 on `catalog_id` for an unknown one, on `exhibitors` for one who receives no mail there; 409
 *   `catalog.inactive`, `exhibitor.no-recipients`
 */
export const sendMailing = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  form: MailingForm,
): Promise<number> =>
  db.transact(async (tx) => {
    if (!(await findCatalog(tx, form.catalog_id))) throw invalidField('catalog_id', 'validation.not-found');
    const catalog = await catalogInWork(tx, clock, form.catalog_id);
    const everybody = await readRecipients(tx, addressedIn(catalog, clock));
    const chosen = form.exhibitors && new Set(form.exhibitors);
    const addressed = chosen ? everybody.filter(({ id }) => chosen.has(id)) : everybody;
    if (chosen && addressed.length < chosen.size) throw invalidField('exhibitors', 'validation.not-found');
    if (addressed.length === 0) throw conflict('exhibitor.no-recipients');
    const words = { catalogName: catalog.name, replyTo: actor.email };
    await queueMails(
      tx,
      addressed.map((exhibitor) => mailingMail(exhibitor, form, words)),
      actor.userId,
    );
    const after = { subject: form.subject, text: form.text, recipients: addressed.map(({ id }) => id) };
    await recordChange(tx, actor, { entity: 'catalog', entityId: catalog.id, action: 'send-mail', after });
    return addressed.length;
  });
