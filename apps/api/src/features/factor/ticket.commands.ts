import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { createKey, hashOfKey } from '../../lib/tokens.ts';
import { TICKET_MS } from './factor-limits.rules.ts';

/** Makes the ticket for the second step: once, for this account, from this address. */
export async function createTicket(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  ip: string,
): Promise<string> {
  const { token, hash } = createKey();
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  await db.transact(async (tx) => {
    await tx.factorTicket.deleteMany({ where: { userId, expiresAt: { lte: clock.now() } } });
    await tx.factorTicket.create({ data: { ticketHash: hash, userId, ip, expiresAt } });
  });
  return token;
}

/** The refusal of a ticket, whatever is wrong with it. */
const invalidTicket = () => new AppError(401, 'second-factor.ticket-invalid');

/** The account of a ticket. @throws AppError 401 for one that is unknown, used, too old, or from another address */
export async function readTicket(
  { db, clock }: { db: Database; clock: Clock },
  ticket: string,
  ip: string,
): Promise<number> {
  const row = await db.prisma.factorTicket.findFirst({
    where: { ticketHash: hashOfKey(ticket), ip, expiresAt: { gt: clock.now() } },
    select: { userId: true },
  });
  if (!row) throw invalidTicket();
  return row.userId;
}

/** Uses a ticket up, in one statement, so that of two at the same time one fails. @throws AppError 401 */
export async function useTicket(tx: Tx, ticket: string): Promise<void> {
  const used = await tx.$executeRaw(sql`DELETE FROM factor_ticket WHERE ticket_hash = ${hashOfKey(ticket)}`);
  if (used === 0) throw invalidTicket();
}
