import type { ExhibitorListed } from '@rebblatt/contracts';
import { conflict } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { removeContactsOf } from '../contact/contact.commands.ts';
import { countBelongings, findListed, findManyListed, type ListedRow } from './exhibitor.queries.ts';
import { profileColumns } from './exhibitor.rules.ts';
import { joinLists, writeLists } from './membership.commands.ts';

/**
 * Makes exhibitors from a list: accounts without a password, which their owners are invited to set. In a few statements for
 * all of them, because a list can have a thousand.
 * @returns them in the order given
 * @throws AppError 422 on `email` when one is taken, on `catalogs` or `regions`
 */
export async function insertListed(tx: Tx, forms: ExhibitorListed[]): Promise<ListedRow[]> {
  const users = await tx.user.createManyAndReturn({
    data: forms.map(({ email, language }) => ({
      email,
      passwordHash: null,
      role: 'EXHIBITOR' as const,
      active: false,
      language: language ?? null,
    })),
    select: { id: true, email: true },
  });
  const ids = new Map(users.map(({ id, email }) => [email, id]));
  const made = forms.map((form) => ({ form, id: idOf(ids, form) }));
  await tx.exhibitor.createMany({ data: made.map(({ form, id }) => ({ id, ...profileColumns(form) })) });
  await joinLists(tx, made);
  const rows = new Map((await findManyListed(tx, [...ids.values()])).map((row) => [row.id, row]));
  return made.map(({ id }) => one(rows.get(id)));
}

function idOf(ids: ReadonlyMap<string, number>, { email }: ExhibitorListed): number {
  const id = ids.get(email);
  if (id === undefined) throw new Error('An account that was just made is not there.');
  return id;
}

/**
 * Changes what a list says of an exhibitor.
 * @param fields those of the form that are written
 */
export async function updateListed(
  tx: Tx,
  id: number,
  fields: Partial<ExhibitorListed>,
): Promise<{ before: ListedRow; after: ListedRow }> {
  await tx.$queryRaw`SELECT id FROM exhibitor WHERE id = ${id} FOR NO KEY UPDATE`;
  const before = one(await findListed(tx, id));
  const { language, catalogs, regions, ...profile } = fields;
  if (language !== undefined) await tx.user.update({ where: { id }, data: { language } });
  const columns = profileColumns(profile as ExhibitorListed);
  await tx.exhibitor.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
  await writeLists(tx, id, { catalogs, regions }, before);
  return { before, after: one(await findListed(tx, id)) };
}

/**
 * Removes an exhibitor that a list has made, with its catalogues.
 * @throws AppError 409 `conflict.in-use` for one who is invited or has a password by now, or to whom something belongs
 */
export async function removeListed(tx: Tx, id: number): Promise<void> {
  if (await isUsed(tx, id)) throw conflict('conflict.in-use', { use: 'exhibitor' });
  await tx.laterDeadline.deleteMany({ where: { exhibitorId: id } });
  await removeContactsOf(tx, id);
  await tx.user.delete({ where: { id } });
}

/** Whether an exhibitor that a list has made is more than that by now: an invitation is a link in somebody's hands. */
export async function isUsed(tx: Tx, id: number): Promise<boolean> {
  const account = await tx.user.findUnique({
    where: { id },
    select: { passwordHash: true, _count: { select: { invitations: true } } },
  });
  const { catalogs: _, ...belongings } = await countBelongings(tx, id);
  return (
    account?.passwordHash !== null ||
    account._count.invitations > 0 ||
    Object.values(belongings).some((count) => count > 0)
  );
}

function one(row: ListedRow | undefined): ListedRow {
  if (!row) throw new Error('An exhibitor that was just written is not there.');
  return row;
}
