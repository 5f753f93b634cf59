import type { Tx } from '../lib/database.ts';

/** PostgreSQL channels that reach the live channel of every node; the payload is only a user id. */
export const STATUS_CHANNEL = 'status';
export const REQUEST_CHANNEL = 'catalog_request';
export const REVOKED_CHANNEL = 'session_revoked';
/** Its payload is the signature of the call whose events are to be sent. */
export const RELAY_CHANNEL = 'relayed_events';

/** Notifies all nodes, when the transaction commits, that a user's status list has changed. */
export async function announceStatus(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${STATUS_CHANNEL}, ${String(userId)})`;
}

/** Notifies all nodes, when the transaction commits, that an exhibitor's request was decided or changed. */
export async function announceRequest(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REQUEST_CHANNEL}, ${String(userId)})`;
}

/** Notifies all nodes, when the transaction commits, to check this user's sockets again. */
export async function announceRevoked(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REVOKED_CHANNEL}, ${String(userId)})`;
}
