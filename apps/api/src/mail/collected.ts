import { z } from 'zod';
import type { Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import type { MailOrder } from './queue.ts';
import { findReaders, queueHeldMail, SEND_MAIL, writtenAs } from './queue.ts';

const MINUTE_MS = 60_000;

/** How long a mail that collects waits for more after each addition, and at most after the first. */
const COLLECT_MS = 3 * MINUTE_MS;
export const COLLECT_MOST_MS = 10 * MINUTE_MS;

/** What several things within some minutes become one mail about. */
export interface Collection<Item> {
  /** Of one thing; it is stored with the mail, as JSON. */
  item: z.ZodType<Item>;
  /** The mail about all of them, at least one. */
  write: (items: Item[]) => MailOrder;
}

interface Held {
  id: number;
  mail_id: number;
  recipient: string;
  collected: unknown;
}

/** The held mails that are still there. */
const heldMails = sql`
  SELECT j.id, m.id AS mail_id, m.recipient, j.payload -> 'collected' AS collected
  FROM job j JOIN mail m ON m.id = (j.payload ->> 'mail_id')::int
  WHERE j.kind = ${SEND_MAIL} AND j.state = 'queued' AND j.attempt = 0`;

const entriesOf = <Item>({ collected }: Held, item: z.ZodType<Item>) =>
  z.array(z.object({ key: z.string(), item })).safeParse(collected).data;

/**
 * Adds one thing to the held mail about it and others, or begins one. What the mail is made of stands in its job, so a
 * restart loses nothing; once it is being sent the next thing begins another mail.
 * @param about names the mail to which it belongs
 * @param key names the thing, which replaces an earlier one of the same name
 */
export async function collectMail<Item>(
  tx: Tx,
  { item, write }: Collection<Item>,
  about: string,
  key: string,
  added: Item,
): Promise<void> {
  const held = await tx.$queryRaw<Held[]>(sql`
    ${heldMails} AND j.payload ->> 'held_about' = ${about} FOR UPDATE OF j`);
  const entries = held[0] && entriesOf(held[0], item);
  if (!entries) {
    const collected = [{ key, item: added }];
    await queueHeldMail(tx, write([added]), about, { holdMs: COLLECT_MS, more: { collected } });
    return;
  }
  const next = [...entries.filter((one) => one.key !== key), { key, item: added }];
  await rewrite(tx, held, next, write);
  await tx.$executeRaw(sql`
    UPDATE job SET run_at = least(now() + make_interval(secs => ${COLLECT_MS / 1000}),
      created_at + make_interval(secs => ${COLLECT_MOST_MS / 1000})) WHERE id = ANY(${jobsOf(held)})`);
}

/**
 * Takes one thing out of the held mail in which it stands; without any other the mail is dropped.
 * @returns whether it stood in one
 */
export async function dropCollected<Item>(
  tx: Tx,
  { item, write }: Collection<Item>,
  key: string,
): Promise<boolean> {
  const held = await tx.$queryRaw<Held[]>(sql`
    ${heldMails} AND j.payload -> 'collected' @> ${JSON.stringify([{ key }])}::jsonb FOR UPDATE OF j`);
  const entries = held[0] && entriesOf(held[0], item);
  if (!entries) return false;
  const rest = entries.filter((one) => one.key !== key);
  if (rest.length > 0) await rewrite(tx, held, rest, write);
  else {
    await tx.$executeRaw(sql`DELETE FROM job WHERE id = ANY(${jobsOf(held)})`);
    await tx.$executeRaw(sql`DELETE FROM mail WHERE id = ANY(${mailsOf(held)})`);
  }
  return true;
}

const jobsOf = (held: Held[]) => held.map(({ id }) => id);
const mailsOf = (held: Held[]) => held.map((one) => one.mail_id);

/** One thing is told to a company and to its contacts: each of them has a mail of their own about it. */
async function rewrite<Item>(
  tx: Tx,
  held: Held[],
  entries: { key: string; item: Item }[],
  write: (items: Item[]) => MailOrder,
): Promise<void> {
  const order = write(entries.map(({ item }) => item));
  const readers = await findReaders(tx, [order]);
  for (const { mail_id: id, recipient } of held)
    await tx.mail.update({ where: { id }, data: writtenAs({ ...order, recipient }, readers) });
  await tx.$executeRaw(sql`
    UPDATE job SET payload = jsonb_set(payload, '{collected}', ${JSON.stringify(entries)}::jsonb)
    WHERE id = ANY(${jobsOf(held)})`);
}
