import { MAX_MAIL_TEXTS, type MailTextForm, type MailTextUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { findKeptText, type KeptText } from './kept-texts.queries.ts';

const entity = 'mail-text';
const about = ({ name }: KeptText) => ({ item: name });

/** The columns of a message; a language without words of its own has none. */
const columnsOf = (form: MailTextForm) => ({
  name: form.name,
  subject: form.subject,
  text: form.text,
  subjectFr: form.subject_fr ?? null,
  textFr: form.text_fr ?? null,
  subjectEn: form.subject_en ?? null,
  textEn: form.text_en ?? null,
});

/**
 * Keeps a message under a name.
 * @returns its id
 * @throws AppError 422 on `name` where another has it, `validation.too-many` when there are too many
 */
export const keepText = (db: Database, actor: Actor, form: MailTextForm): Promise<number> =>
  db.transact(async (tx) => {
    // Two at once would both count what there was before them.
    await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(hashtext('mail-text'))`);
    if ((await tx.mailText.count()) >= MAX_MAIL_TEXTS)
      throw invalidField('name', 'validation.too-many', { max: MAX_MAIL_TEXTS });
    const after = await tx.mailText.create({ data: columnsOf(form) });
    await recordChange(tx, actor, {
      entity,
      entityId: after.id,
      action: 'create',
      after,
      about: about(after),
    });
    return after.id;
  });

/** Replaces a kept message. @throws AppError 404; 422 on `name` where another has it; StaleWrite */
export const replaceText = (db: Database, actor: Actor, id: number, form: MailTextUpdate): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await findKeptText(tx, id));
    guardVersion(before, form.version);
    const after = await writeChange(tx, before, () =>
      tx.mailText.update({ where: { id }, data: { ...columnsOf(form), version: { increment: 1 } } }),
    );
    if (!after) return;
    await recordChange(tx, actor, {
      ...{ entity, entityId: id, action: 'update' as const },
      ...{ before, after, about: about(after) },
    });
  });

/** Deletes a kept message. @throws AppError 404 */
export const dropText = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await findKeptText(tx, id));
    await tx.mailText.delete({ where: { id } });
    await recordChange(tx, actor, { entity, entityId: id, action: 'delete', before, about: about(before) });
  });
