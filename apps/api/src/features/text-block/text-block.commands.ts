import type { TextBlockCreate, TextBlockUpdate } from '@rebblatt/contracts';
import { MAX_TEXT_BLOCKS } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import type { TextBlockRow } from './text-block.queries.ts';
import { findTextBlock } from './text-block.queries.ts';

/** Changes of the few rows come one after the other, so that positions stay 1 to n. */
const lockAll = (tx: Tx) => tx.$executeRaw`LOCK TABLE text_block IN SHARE ROW EXCLUSIVE MODE`;

const NAMED = 60;
/** The history calls a text block by how it begins. */
const about = ({ text }: Pick<TextBlockRow, 'text'>) => ({
  item: text.length > NAMED ? `${text.slice(0, NAMED)}…` : text,
});

/**
 * Adds a text as the last one of its kind and language.
 * @throws AppError 422 `validation.too-many` on `text`
 * @returns its id
 */
export const createTextBlock = (db: Database, actor: Actor, form: TextBlockCreate): Promise<number> =>
  db.transact(async (tx) => {
    await lockAll(tx);
    const last = await tx.textBlock.count({ where: { kind: form.kind, language: form.language } });
    if (last >= MAX_TEXT_BLOCKS) throw invalidField('text', 'validation.too-many', { max: MAX_TEXT_BLOCKS });
    const after = await tx.textBlock.create({ data: { ...form, position: last + 1 } });
    const entityId = after.id;
    await recordChange(tx, actor, {
      entity: 'text-block',
      entityId,
      action: 'create',
      after,
      about: about(after),
    });
    return after.id;
  });

/** Moves a text among those of its kind and language; a place beyond the last one is the last one. */
async function place(tx: Tx, row: TextBlockRow, wanted: number): Promise<void> {
  const { id, kind, language, position: from } = row;
  const to = Math.min(wanted, await tx.textBlock.count({ where: { kind, language } }));
  await tx.$executeRaw`
    UPDATE text_block SET position = CASE WHEN id = ${id} THEN ${to}::int ELSE position + sign(${from}::int - ${to}::int)::int END
    WHERE kind = ${kind}::text_block_kind AND language = ${language}::language AND position BETWEEN least(${from}::int, ${to}::int) AND greatest(${from}::int, ${to}::int)`;
}

/** Changes the words of a text, or its place. @throws AppError 404; StaleWrite */
export const updateTextBlock = (
  db: Database,
  actor: Actor,
  id: number,
  { text, position, version }: TextBlockUpdate,
): Promise<void> =>
  db.transact(async (tx) => {
    await lockAll(tx);
    const before = found(await findTextBlock(tx, id));
    guardVersion(before, version);
    const after = await writeChange(tx, before, async () => {
      if (position !== undefined) await place(tx, before, position);
      return tx.textBlock.update({ where: { id }, data: { text, version: { increment: 1 } } });
    });
    if (!after) return;
    const entity = 'text-block';
    await recordChange(tx, actor, {
      entity,
      entityId: id,
      action: 'update',
      before,
      after,
      about: about(after),
    });
  });

/** Deletes a text; those after it move up. @throws AppError 404 */
export const deleteTextBlock = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    await lockAll(tx);
    const before = found(await findTextBlock(tx, id));
    await tx.textBlock.delete({ where: { id } });
    await tx.$executeRaw`UPDATE text_block SET position = position - 1
      WHERE kind = ${before.kind}::text_block_kind AND language = ${before.language}::language
        AND position > ${before.position}`;
    const entity = 'text-block';
    await recordChange(tx, actor, { entity, entityId: id, action: 'delete', before, about: about(before) });
  });
