import { administrators } from '@rebblatt/contracts';
import type { Tx } from '../lib/database.ts';

/** PostgreSQL channels that reach the live channel of every node. Where nothing else is said the payload is a user id. */
export const STATUS_CHANNEL = 'status';
export const REQUEST_CHANNEL = 'catalog_request';
export const PAGES_CHANNEL = 'own_pages';
export const WAITING_CHANNEL = 'waiting_decisions';
export const REVOKED_CHANNEL = 'session_revoked';
/** Its payload is the signature of the call whose events are to be sent. */
export const RELAY_CHANNEL = 'relayed_events';
/** Its payload is who came to a presence channel or left it, in JSON: at most 2 kB, of the 8 that it may have. */
export const PRESENCE_CHANNEL = 'live_presence';
/** That a dashboard was opened or closed; without a payload. */
export const WATCHED_CHANNEL = 'live_watched';
/** Its payload is an entry of the live log in JSON. */
export const LOG_CHANNEL = 'live_log';

/** What visitors see has changed; without a payload. */
export const EDITION_CHANNEL = 'edition';

/** Notifies all nodes, when the transaction commits, that visitors see something else. */
export async function announceEditions(tx: Pick<Tx, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${EDITION_CHANNEL}, '')`;
}

/** Notifies all nodes, when the transaction commits, that a user's status list has changed. */
export async function announceStatus(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${STATUS_CHANNEL}, ${String(userId)})`;
}

/** Notifies all nodes, when the transaction commits, that an exhibitor's request was decided or changed. */
export async function announceRequest(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REQUEST_CHANNEL}, ${String(userId)})`;
}

/** Notifies all nodes, when the transaction commits, that somebody else has changed a page of an exhibitor, or what it can use. */
export async function announcePages(tx: Pick<Tx, '$executeRaw'>, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${PAGES_CHANNEL}, ${String(userId)})`;
}

/** Notifies all nodes, when the transaction commits, that more or less waits for the administrators' decision. */
export async function announceWaiting(tx: Pick<Tx, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${WAITING_CHANNEL}, id::text) FROM "user"
    WHERE role = ANY(${[...administrators]}::role[]) AND active`;
}

/** Notifies all nodes, when the transaction commits, to check this user's sockets again. */
export async function announceRevoked(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${REVOKED_CHANNEL}, ${String(userId)})`;
}
