import { MAX_NOTES, type NoteCreate, type NoteUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import { type Clock, dateOf, dayOf } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { findNote, type NoteRow } from './note.queries.ts';

type Tools = { db: Database; clock: Clock };

const NAMED = 60;

/** Whether it is done says more than when, which the row of the history says itself. */
const recordOf = ({ author: _, exhibitor: __, doneAt, followUpOn, ...note }: NoteRow) => ({
  ...note,
  followUpOn: followUpOn && dayOf(followUpOn),
  done: doneAt !== null,
});

/** The history calls a note by how it begins. */
const about = ({ text, exhibitorId }: NoteRow) => ({
  exhibitorId,
  item: text.length > NAMED ? `${text.slice(0, NAMED)}…` : text,
});

/** A note, locked until the transaction ends. @throws AppError 404 */
async function lockNote(tx: Tx, id: number, { removed = false } = {}): Promise<NoteRow> {
  await tx.$queryRaw`SELECT id FROM note WHERE id = ${id} FOR UPDATE`;
  const row = found(await findNote(tx, id));
  return found(removed || row.removedAt === null ? row : null);
}

/**
 * Adds a note about a company.
 * @returns its id
 * @throws AppError 422 on `exhibitor_id`, `validation.too-many` on `text`
 */
export const addNote = ({ db, clock }: Tools, actor: Actor, form: NoteCreate): Promise<number> =>
  db.transact(async (tx) => {
    const exhibitorId = form.exhibitor_id;
    const company = await tx.$queryRaw<
      unknown[]
    >`SELECT id FROM exhibitor WHERE id = ${exhibitorId} FOR NO KEY UPDATE`;
    if (company.length === 0) throw invalidField('exhibitor_id', 'validation.not-found');
    if ((await tx.note.count({ where: { exhibitorId, removedAt: null } })) >= MAX_NOTES)
      throw invalidField('text', 'validation.too-many', { max: MAX_NOTES });
    const { id } = await tx.note.create({
      data: {
        exhibitorId,
        authorId: actor.userId,
        text: form.text,
        followUpOn: form.follow_up_on ? dateOf(form.follow_up_on) : null,
        createdAt: clock.now(),
      },
      select: { id: true },
    });
    await record(tx, actor, 'create', null, found(await findNote(tx, id)));
    return id;
  });

/** Changes a note, or says that it is done. @throws AppError 404; StaleWrite */
export const changeNote = ({ db, clock }: Tools, actor: Actor, id: number, form: NoteUpdate): Promise<void> =>
  db.transact(async (tx) => {
    const before = await lockNote(tx, id);
    guardVersion(before, form.version);
    const day = form.follow_up_on;
    const done =
      form.done === undefined ? before.doneAt : form.done === 1 ? (before.doneAt ?? clock.now()) : null;
    const after = await writeChange(tx, before, async () => {
      await tx.note.update({
        where: { id },
        data: {
          text: form.text,
          ...(day !== undefined && { followUpOn: day === null ? null : dateOf(day) }),
          doneAt: done,
          version: { increment: 1 },
        },
      });
      return found(await findNote(tx, id));
    });
    if (after) await record(tx, actor, 'update', before, after);
  });

/** Removes a note; {@link restoreNote} brings it back. @throws AppError 404 */
export const removeNote = ({ db, clock }: Tools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = await lockNote(tx, id);
    await tx.note.update({ where: { id }, data: { removedAt: clock.now(), version: { increment: 1 } } });
    await record(tx, actor, 'delete', before, null);
  });

/** Brings a removed note back; one that is there stays as it is. @throws AppError 404 */
export const restoreNote = ({ db }: Tools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = await lockNote(tx, id, { removed: true });
    if (before.removedAt === null) return;
    await tx.note.update({ where: { id }, data: { removedAt: null, version: { increment: 1 } } });
    await record(tx, actor, 'create', null, found(await findNote(tx, id)));
  });

async function record(
  tx: Tx,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  before: NoteRow | null,
  after: NoteRow | null,
): Promise<void> {
  const row = found(after ?? before);
  await recordChange(tx, actor, {
    entity: 'note',
    entityId: row.id,
    action,
    before: before && recordOf(before),
    after: after && recordOf(after),
    about: about(row),
  });
}
