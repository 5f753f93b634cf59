import type { Tx } from '../lib/database.ts';

/** PostgreSQL channels that reach the live channel of every node; the payload is a user's id, nothing else. */
export const STATUS_CHANNEL = 'status';
export const REQUEST_CHANNEL = 'catalog_request';
export const REVOKED_CHANNEL = 'session_revoked';

/** Tells all nodes, when the transaction commits, that a user's status list changed. */
export async function announceStatus(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${STATUS_CHANNEL}, ${String(userId)})`;
}

/** Tells all nodes, when the transaction commits, that something became of an exhibitor's request. */
export async function announceRequest(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REQUEST_CHANNEL}, ${String(userId)})`;
}

/** Tells all nodes, when the transaction commits, to look through this user's sockets again. */
export async function announceRevoked(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REVOKED_CHANNEL}, ${String(userId)})`;
}
